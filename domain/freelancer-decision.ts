import { z } from 'zod';
import * as field from './form-field.ts';

/** From where staff saw a freelancer to what they decided; the mail about it goes along. */
export const freelancerDecision = z.object({
  person_id: field.uuid,
  from: z.enum(['pending', 'approved', 'paused', 'declined'], 'choice_invalid'),
  to: z.enum(['approved', 'declined'], 'choice_invalid'),
});

export type FreelancerDecision = z.output<typeof freelancerDecision>;

/** The key the decision was made under. */
export const decisionUndo = z.object({ key: z.string().min(8).max(200) });

export type DecisionOutcome = {
  person_id: string;
  before: string;
  after: string;
  /** None where there is no address to write to. */
  mail_id: string | null;
  /** Earlier mail whose reason the decision ended. */
  ended_mail?: string[];
};
