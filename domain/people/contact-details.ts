import { z } from 'zod';
import * as field from '../forms/form-field.ts';
import { languages } from '../language.ts';
import { maxNameLength } from '../limits.ts';
import { headline, location } from './person-fields.ts';

/** Contact details of a person, as edited by staff. */
export const contactDetails = z.object({
  first_name: field.requiredName(maxNameLength),
  last_name: field.name(maxNameLength),
  email: field.optional(field.email),
  phone: field.phone,
  linkedin_url: field.linkedinUrl,
  language: z.enum(languages, 'choice_invalid'),
  location,
  headline,
});

type ContactDetails = z.output<typeof contactDetails>;
export type ContactField = keyof ContactDetails;

export const contactFields = contactDetails.keyof().options;
