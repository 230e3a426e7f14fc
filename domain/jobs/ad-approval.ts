import { z } from 'zod';
import * as field from '../forms/form-field.ts';
import type { LocalizedText } from '../localized-text.ts';
import type { Recruiter } from '../staff/recruiter.ts';

// A client approves an ad before it is published. The database has the same lengths.

/** Length of the recruiter's message to the contacts who are asked. */
export const maxApprovalMessageLength = 2000;
/** Length of the comment in the answer of a contact. */
export const maxApprovalCommentLength = 4000;
const maxAskedContacts = 20;

/** Asks contacts of the job's client to approve the version that the recruiter has seen. */
export const approvalRequest = z.object({
  job_id: field.uuid,
  version: z.int('required'),
  contacts: z.array(field.uuid).min(1, 'required').max(maxAskedContacts, 'too_long'),
  message: field.text(maxApprovalMessageLength),
});

const approvalDecisions = ['approved', 'changes_asked'] as const;
export type ApprovalDecision = (typeof approvalDecisions)[number];

/** The answer of a contact. Asking for changes needs to say which. */
export const approvalAnswer = z
  .object({
    approval: field.uuid,
    decision: z.enum(approvalDecisions, 'choice_invalid'),
    comment: field.text(maxApprovalCommentLength),
  })
  .refine(({ decision, comment }) => decision === 'approved' || comment, {
    path: ['comment'],
    message: 'required',
  });

export type ApprovalAnswer = z.output<typeof approvalAnswer>;

/** The reason for which a request ended without an answer. */
type ApprovalEnd = 'withdrawn' | 'replaced' | 'published' | 'job_closed' | 'client_changed';

/** The newest request about a job, as staff see it. */
export type JobApproval = {
  id: string;
  asked_at: string;
  asked_by: string | null;
  message: string | null;
  decision: ApprovalDecision | null;
  comment: string | null;
  decided_at: string | null;
  /** The name of the contact. */
  decided_by: string | null;
  ended: ApprovalEnd | null;
  /** The names of the contacts who were asked. */
  contacts: string[];
  /** The ad has changed since it was sent to the client. */
  differs: boolean;
};

/** A request on the start page of the portal. */
export type ListedApproval = {
  id: string;
  client_id: string;
  title: LocalizedText;
  asked_at: string;
  state: 'waiting' | ApprovalDecision;
  decided_at: string | null;
};

/** A request as the contact sees it. */
export type PortalApproval<Ad> = {
  id: string;
  state: 'waiting' | ApprovalDecision | ApprovalEnd;
  client_id: string;
  title: LocalizedText;
  asked_at: string;
  message: string | null;
  comment: string | null;
  decided_at: string | null;
  /** The colleague who decided; null if it was the reader. */
  decided_by: string | null;
  is_own: boolean;
  recruiter: Recruiter | null;
  /** A later request about the same ad. */
  newer_id: string | null;
  /** The frozen text; null once the request has ended without an answer. */
  ad: Ad | null;
  job: { id: string; slug: string; state: 'draft' | 'open' | 'closed' };
  client: {
    name: string;
    logo_path: string | null;
    website: string | null;
    about: LocalizedText;
  };
};
