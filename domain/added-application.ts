import { z } from 'zod';
import * as field from './form-field.ts';

/** Somebody whom staff add to a job by hand; a CV may come along. */
export const addedApplication = z.object({
  job_id: field.uuid,
  first_name: field.requiredName(100),
  last_name: field.requiredName(100),
  email: field.email,
  phone: field.phone,
  linkedin_url: field.linkedinUrl,
  language: field.language,
  /** Whether the person gets the confirmation with the link to their page. */
  tell: field.ticked.default(false),
});

export type AddedApplication = z.output<typeof addedApplication>;
