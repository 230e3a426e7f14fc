import { z } from 'zod';
import { freelancerStates } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import { idempotencyKey } from '../forms/form-guard.ts';

const seenState = z.enum(freelancerStates).exclude(['left'], 'choice_invalid');
const decidedState = z.enum(freelancerStates).extract(['approved', 'declined'], 'choice_invalid');

/** A decision on a freelancer, from the state that the user saw. It also sends the mail about it. */
export const freelancerDecision = z.object({
  person_id: field.uuid,
  from: seenState,
  to: decidedState,
});

export type FreelancerDecision = z.output<typeof freelancerDecision>;

/** The idempotency key of the decision to undo. */
export const decisionUndo = z.object({ key: idempotencyKey });

export type DecisionOutcome = {
  person_id: string;
  before: z.output<typeof seenState>;
  after: z.output<typeof decidedState>;
  /** Null if the freelancer has no e-mail address. */
  mail_id: string | null;
  /** Earlier mail that the decision made obsolete. */
  ended_mail?: string[];
};
