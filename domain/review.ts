import { z } from 'zod';
import { reviewDecisions } from './enums.ts';
import * as field from './forms/form-field.ts';
import type { Language } from './language.ts';
import type { LocalizedText } from './localized-text.ts';
import type { OwnAnswer } from './own-page.ts';
import type { Recruiter } from './staff/recruiter.ts';

/** A link opens the data of applicants without an account; the database has the same limit. */
export const maxReviewDays = 180;

export const maxCommentLength = 4000;

/** Length of the text with which staff introduce an applicant to the client. */
export const maxPresentationLength = 4000;

/** Length of the name of the client's contact. */
export const maxRecipientNameLength = 120;
/** Length of the message to the contact above the shortlist. */
export const maxReviewMessageLength = 2000;

/** Length of the text of a CV in a printed presentation; the rest is left out. */
export const maxPrintedCvLength = 20_000;

/** Staff print a shortlist, or one person of it, with or without names and contact details. */
export const presentationExport = z.object({
  review_link_id: field.uuid,
  item_id: field.uuid.optional(),
  is_anonymous: z.boolean('required'),
  /** Leaves out everybody who is rejected. */
  without_rejected: z.boolean().optional(),
});

export type PresentationExport = z.output<typeof presentationExport>;

const token = z.string('link_invalid').regex(/^[\w-]{20,100}$/, 'invalid');
const item = field.uuid;

export const commentForm = z.object({ comment: field.requiredText(maxCommentLength) });

/** The decision that the client saw. A colleague may have made another one since. */
const seenDecision = field.choice(['none', ...reviewDecisions] as const);

const decision = z.object({
  action: z.literal('decide'),
  item,
  /**
   * If it is missing, only the comment is recorded. It is optional because all buttons of a noJs form share one action.
   */
  decision: field.choice(reviewDecisions),
  seen: seenDecision,
  comment: field.text(maxCommentLength),
});

const needsComment = { path: ['comment'], message: 'required' };

const show = z.object({ action: z.literal('show') });
const view = z.object({ action: z.literal('view'), item });
/** `inline` for the viewer of the page; without it the file is downloaded. */
const cv = z.object({ action: z.literal('cv'), item, inline: z.boolean().optional() });
const comment = commentForm.extend({ action: z.literal('comment'), item });

/** Calls that the link to a shortlist allows a hiring client. */
export const reviewCall = z.discriminatedUnion('action', [
  show.extend({ token }),
  view.extend({ token }),
  cv.extend({ token }),
  comment.extend({ token }),
  decision.extend({ token }).refine((input) => input.decision || input.comment, needsComment),
]);

/**
 * The calls of `reviewCall` by a contact in the portal: they name the shortlist instead of a token, because the contact is
 * signed in, and rejecting a person needs a reason.
 */
export const portalReviewCall = z.discriminatedUnion('action', [
  show.extend({ shortlist: field.uuid }),
  view.extend({ shortlist: field.uuid }),
  cv.extend({ shortlist: field.uuid }),
  comment.extend({ shortlist: field.uuid }),
  decision
    .extend({ shortlist: field.uuid })
    .refine((input) => input.decision === 'interview' || input.comment, needsComment),
]);

export type ReviewCall = z.output<typeof reviewCall>;
export type PortalReviewCall = z.output<typeof portalReviewCall>;

type Bare<T> = T extends unknown ? Omit<T, 'token' | 'shortlist'> : never;

/** A call without the credential with which it is made. */
export type ReviewAction = Bare<ReviewCall>;

export type ReviewDecision = 'interview' | 'pass';

type ReviewComment = {
  id: number;
  at: string;
  comment: string;
  /** Written by staff to the client. */
  is_reply: boolean;
  /** Written by the reader. */
  is_own: boolean;
  /** The author: the name of the colleague who replied, if it may be shown, or the name of the contact. */
  author: string | null;
};

export type ReviewItem = {
  id: string;
  name: string;
  headline: string | null;
  location: string | null;
  presentation: string | null;
  has_cv: boolean;
  decision: ReviewDecision | null;
  decided_at: string | null;
  /** The client's contact who decided; null if it was the reader. */
  decided_by: string | null;
  /** The person is rejected and the mail about it has left: the client can no longer decide, only comment. */
  is_rejected: boolean;
  /** Nothing is left to decide. */
  is_hired: boolean;
  /** Empty where the recruiter does not share them. */
  answers: OwnAnswer[];
  /** Notes that staff have marked for the client. */
  notes: { at: string; note: string }[];
  /** The newest ones: a page has room for a limited number of bytes. */
  comments: ReviewComment[];
  comment_count: number;
};

/** A shortlist as the hiring client sees it. */
export type Review = {
  recipient_name: string;
  language: Language;
  message: string | null;
  expires_at: string;
  job_title: LocalizedText;
  client_name: string | null;
  recruiter: Recruiter | null;
  /** True for a contact on the team of the job who may read and not answer. */
  reads_only?: boolean;
  items: ReviewItem[];
  /** How many people have withdrawn since the shortlist was shared. They are no longer among `items`. */
  withdrawn_count: number;
};
