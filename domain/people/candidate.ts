import { z } from 'zod';
import { employmentTypes, jobFields, seniorities, workplaces } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import { headline, locations, personFields, skills, summary } from './person-fields.ts';

/** The work preferences of a candidate, who can correct them later. */
export const candidateProfile = z.object({
  fields: field.choices(jobFields),
  skills,
  seniority: field.choice(seniorities),
  years_of_experience: field.wholeNumber(0, 70),
  locations,
  remote: field.choice(workplaces),
  employment_types: field.choices(employmentTypes),
  available_from: field.date,
  summary,
  wants_alerts: field.ticked,
});

export const candidateForm = candidateProfile.extend({
  ...personFields,
  headline,
  source: field.source,
  language: field.language,
  ...field.consent,
});

export type CandidateForm = z.output<typeof candidateForm>;
