import { z } from 'zod';
import * as field from '../forms/form-field.ts';
import { maxCompanyLength, maxFullNameLength, maxMessageLength } from '../limits.ts';

export const contactForm = z.object({
  name: field.requiredName(maxFullNameLength),
  email: field.email,
  company: field.line(maxCompanyLength),
  message: field.requiredText(maxMessageLength),
  language: field.language,
  ...field.consent,
});

export type ContactForm = z.output<typeof contactForm>;
