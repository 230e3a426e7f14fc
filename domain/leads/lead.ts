import { z } from 'zod';
import { wantedPlans } from '../enums.ts';
import * as field from '../forms/form-field.ts';

/** The form of a company that wants a call. */
export const leadForm = z.object({
  company: field.requiredLine(160),
  name: field.requiredName(200),
  email: field.email,
  phone: field.phone,
  plan: field.choice(wantedPlans),
  roles_to_fill: field.text(1000),
  message: field.text(5000),
  language: field.language,
  ...field.consent,
});

export type LeadForm = z.output<typeof leadForm>;
