import { z } from 'zod';
import * as field from './form-field.ts';

/** What an applicant sends, the CV and the answers to the job's own questions aside. */
export const applicationForm = z.object({
  job: z
    .string('required')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid')
    .max(120, 'too_long'),
  first_name: field.requiredName(100),
  last_name: field.requiredName(100),
  email: field.email,
  phone: field.phone,
  linkedin_url: field.linkedinUrl,
  location: field.line(120),
  cover_letter: field.text(8000),
  source: field.line(80),
  language: field.language,
  ...field.consent,
});

export type ApplicationForm = z.output<typeof applicationForm>;

export const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected'] as const;

export type Stage = (typeof stages)[number];
