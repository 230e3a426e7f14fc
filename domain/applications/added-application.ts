import { z } from 'zod';
import * as field from '../forms/form-field.ts';
import { maxNameLength } from '../limits.ts';

/** An applicant whom staff add to a job by hand, with or without a CV. */
export const addedApplication = z.object({
  job_id: field.uuid,
  first_name: field.requiredName(maxNameLength),
  last_name: field.requiredName(maxNameLength),
  /** Optional, because a person who was found on LinkedIn or met at a fair may have none yet. */
  email: field.optional(field.email),
  phone: field.phone,
  linkedin_url: field.linkedinUrl,
  language: field.language,
  /** Sends the confirmation with the link to the person's own page. */
  tell: field.ticked.default(false),
});

export type AddedApplication = z.output<typeof addedApplication>;
