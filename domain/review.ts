import { z } from 'zod';
import { reviewDecisions } from './enums.ts';
import * as field from './forms/form-field.ts';
import type { Language } from './language.ts';
import type { LocalizedText } from './localized-text.ts';
import type { OwnAnswer } from './own-page.ts';
import type { Recruiter } from './recruiter.ts';

/** A link opens the data of applicants without an account; the database has the same limit. */
export const maxReviewDays = 180;

/** For one person on a shortlist; the page shows as many. */
export const maxComments = 200;
export const maxCommentLength = 4000;

/** Of the text with which staff introduce an applicant to the client. */
export const maxPresentationLength = 4000;

/** Of the name of the client's contact, and of the message to them above the shortlist. */
export const maxRecipientNameLength = 120;
export const maxReviewMessageLength = 2000;

const token = z.string('link_invalid').regex(/^[\w-]{20,100}$/, 'invalid');
const item = field.uuid;

export const commentForm = z.object({ comment: field.requiredText(maxCommentLength) });

/** Calls that the link to a shortlist allows a hiring client. */
export const reviewCall = z.discriminatedUnion('action', [
  z.object({ action: z.literal('show'), token }),
  z.object({ action: z.literal('view'), token, item }),
  /** `inline` for the viewer of the page; without it the file is downloaded. */
  z.object({ action: z.literal('cv'), token, item, inline: z.boolean().optional() }),
  commentForm.extend({ action: z.literal('comment'), token, item }),
  z
    .object({
      action: z.literal('decide'),
      token,
      item,
      /** Without a decision only the comment is recorded: the buttons of a no-JS form share one action. */
      decision: field.choice(reviewDecisions),
      comment: field.text(maxCommentLength),
    })
    .refine(({ decision, comment }) => decision || comment, {
      path: ['comment'],
      message: 'required',
    }),
]);

export type ReviewCall = z.output<typeof reviewCall>;

export type ReviewDecision = 'interview' | 'pass';

export type ReviewComment = {
  at: string;
  comment: string;
  /** Written by staff to the client. */
  is_reply: boolean;
  /** The name of the colleague who replied, if it may be shown. */
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
  items: ReviewItem[];
};
