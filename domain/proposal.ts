import { z } from 'zod';
import * as field from './form-field.ts';

/** As many as one call takes; a longer list is sent in several. */
export const maxProposals = 200;

const people = z.array(field.uuid).min(1, 'required').max(maxProposals, 'too_many');

/** Tells people of a job that made us think of them. */
export const proposalCall = z.object({
  person_ids: people,
  job_id: field.uuid,
  message: field.text(5000),
});

/** Asks people of the candidate bank whether they want to stay. */
export const renewalCall = z.object({ person_ids: people });

/** Why somebody is not written to. */
export const skipReasons = [
  'not_found',
  'no_address',
  'left',
  'already_applied',
  'already_proposed',
  'already_asked',
] as const;

export type SkipReason = (typeof skipReasons)[number];

export type ProposalResult = {
  /** Mails that wait until they can no longer be called back. */
  sent: { person_id: string; mail_id: string }[];
  skipped: { person_id: string; reason: SkipReason }[];
};
