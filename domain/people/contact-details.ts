import { z } from 'zod';
import * as field from '../forms/form-field.ts';
import { languages } from '../language.ts';

/** Contact details of a person, as edited by staff. */
export const contactDetails = z.object({
  first_name: field.requiredName(100),
  last_name: field.name(100),
  email: field.optional(field.email),
  phone: field.phone,
  linkedin_url: field.linkedinUrl,
  language: z.enum(languages, 'choice_invalid'),
  location: field.line(120),
  headline: field.line(200),
});

type ContactDetails = z.output<typeof contactDetails>;
export type ContactField = keyof ContactDetails;

export const contactFields = contactDetails.keyof().options;
