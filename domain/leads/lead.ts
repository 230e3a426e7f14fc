import { z } from 'zod';
import { wantedPlans } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import { maxCompanyLength, maxFullNameLength, maxMessageLength } from '../limits.ts';

const maxRolesLength = 1000;

/** The form of a company that wants a call. */
export const leadForm = z.object({
  company: field.requiredLine(maxCompanyLength),
  name: field.requiredName(maxFullNameLength),
  email: field.email,
  phone: field.phone,
  plan: field.choice(wantedPlans),
  roles_to_fill: field.text(maxRolesLength),
  message: field.text(maxMessageLength),
  language: field.language,
  ...field.consent,
});

export type LeadForm = z.output<typeof leadForm>;
