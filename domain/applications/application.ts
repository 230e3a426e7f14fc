import { z } from 'zod';
import * as field from '../forms/form-field.ts';
import { maxSlugLength, slugPattern } from '../limits.ts';
import { personFields } from '../people/person-fields.ts';

export const maxCoverLetterLength = 8000;

/** The texts that an applicant writes, in columns of the same names. */
export const applicationTexts = z.object({ cover_letter: field.text(maxCoverLetterLength) });

export type ApplicationText = keyof typeof applicationTexts.shape;

/** The application form without the CV and the answers to the job's questions. */
export const applicationForm = z.object({
  job: z.string('required').regex(slugPattern, 'invalid').max(maxSlugLength, 'too_long'),
  ...personFields,
  ...applicationTexts.shape,
  source: field.source,
  language: field.language,
  ...field.consent,
});

export type ApplicationForm = z.output<typeof applicationForm>;
