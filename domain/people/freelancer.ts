import { z } from 'zod';
import { currencies, jobFields, seniorities, workplaces } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import { headline, personFields, skills, summary } from './person-fields.ts';

/** The offer of a freelancer, who can correct it later. */
export const freelancerProfile = z.object({
  fields: field.choices(jobFields),
  skills,
  seniority: field.choice(seniorities),
  day_rate: field.wholeNumber(1, 1_000_000),
  currency: z.enum(currencies, 'choice_invalid').default('SEK'),
  remote: field.choice(workplaces),
  portfolio_url: field.webUrl,
  summary,
});

export const freelancerForm = freelancerProfile.extend({
  ...personFields,
  headline,
  /** First available day. */
  available_from: field.date,
  source: field.source,
  language: field.language,
  ...field.consent,
});

export type FreelancerForm = z.output<typeof freelancerForm>;
