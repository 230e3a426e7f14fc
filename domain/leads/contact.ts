import { z } from 'zod';
import * as field from '../forms/form-field.ts';

export const contactForm = z.object({
  name: field.requiredName(200),
  email: field.email,
  company: field.line(160),
  message: field.requiredText(5000),
  language: field.language,
  ...field.consent,
});

export type ContactForm = z.output<typeof contactForm>;
