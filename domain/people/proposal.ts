import { z } from 'zod';
import * as field from '../forms/form-field.ts';
import { maxMessageLength } from '../limits.ts';
import { ownRoles } from './person.ts';

/** Maximum per call; longer lists are sent in several calls. */
const maxProposals = 200;

const people = z.array(field.uuid).min(1, 'required').max(maxProposals, 'too_many');

/** Mails people about a job that may suit them. */
export const proposalCall = z.object({
  person_ids: people,
  job_id: field.uuid,
  message: field.text(maxMessageLength),
  /** The profile that the job is suggested to; without it, a person who has paused any is skipped. */
  role: z.enum(ownRoles).optional(),
});

export type Proposal = z.output<typeof proposalCall>;

/** Asks candidates to renew their consent. */
export const renewalCall = z.object({ person_ids: people });

/** Reasons for not sending a mail to a person. */
const skipReasons = [
  'not_found',
  'no_address',
  'left',
  'paused',
  'already_applied',
  'already_proposed',
  'already_asked',
] as const;

export type SkipReason = (typeof skipReasons)[number];

export type ProposalResult = {
  /** Queued mails; they can be cancelled for a few seconds. */
  sent: { person_id: string; mail_id: string }[];
  skipped: { person_id: string; reason: SkipReason }[];
};
