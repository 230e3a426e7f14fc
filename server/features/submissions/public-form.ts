import type { z } from 'zod';
import type { FieldError } from '../../../domain/forms/form-error.ts';
import type { FormName } from '../../../domain/forms/form-name.ts';
import type { SubmissionOutcome } from '../../../domain/forms/submission-outcome.ts';
import type { Language } from '../../../domain/language.ts';
import type { Mail } from '../../email/enqueue.ts';
import type { Call, RemoteFunction } from '../../functions/call.ts';
import type { Limit } from '../../functions/limits/limit.ts';
import type { Submission } from '../../functions/submission.ts';
import type { Query } from '../../postgres/query.ts';
import type { Identity } from '../../postgres/request-context.ts';
import type { SavedCv } from '../applications/cv.ts';
import type { MatchedPerson, PersonInput } from '../people/matching/matched-person.ts';
import type { ConsentPurpose } from '../people/record-consent.ts';

/** Fields that every public form has. */
export type Fields = { email: string; language: Language; consent_version: number };

/** Results of checks against the database. Stored as JSON while a submission waits for its confirmation. */
export type CheckResult = { jobId?: string };

export type Work<Data, Checked extends CheckResult> = {
  query: Query;
  data: Data;
  checked: Checked;
  cv: SavedCv | undefined;
  person: MatchedPerson;
  /** The signed-in visitor, or anonymous. */
  identity: Identity;
  /** Set if the form is carried out later than it was sent. */
  sentAt: Date | undefined;
  site: Call['context']['site'];
  /** Enqueues a mail to the sender of the form, unless unverified senders have caused too many. */
  notifySender: (mail: Mail) => Promise<void>;
  /** Enqueues a mail that tells staff about the form, within its quota. */
  notifyStaff: (mail: Mail) => Promise<void>;
};

/** The definition of a public form, which `defineForm` turns into a remote function. */
export type Form<Schema extends z.ZodType<Fields>, Checked extends CheckResult> = {
  /** Names the form, also on the thank-you page. */
  name: FormName;
  /** Path of the page with the form. */
  formPath: string;
  schema: Schema;
  purpose: ConsentPurpose;
  /** True if a file in the field `cv` is stored. */
  takesCv?: boolean;
  /** Errors that concern fields and files together. */
  findErrors?: (submission: Submission) => Record<string, FieldError>;
  limit?: Limit;
  /** Set if every sender confirms by mail, not only senders with a known address: the template of that mail. */
  confirmBy?: 'confirm_newsletter';
  /** Names the subject on the thank-you page; called with fields that have been checked. */
  thanksFor?: (submission: Submission) => Record<string, string>;
  sender: (data: z.output<Schema>) => PersonInput;
  /** Throws if a check against the database fails; the error is the same for known and unknown senders. */
  check?: (query: Query, data: z.output<Schema>) => Promise<Checked>;
  /** Fields that are not stored with a pending submission, because `checked` holds them. */
  notHeld?: (keyof z.output<Schema>)[];
  run: (work: Work<z.output<Schema>, Checked>) => Promise<void> | Promise<SubmissionOutcome>;
};

type HeldWork = Pick<
  Work<unknown, CheckResult>,
  'query' | 'data' | 'checked' | 'cv' | 'sentAt' | 'site'
>;

export type PublicForm = RemoteFunction & {
  /** Carries out a pending submission, for the known person who has confirmed it. */
  carryOutHeld: (
    work: HeldWork,
    update: (input: PersonInput) => Promise<MatchedPerson | undefined>,
  ) => Promise<SubmissionOutcome>;
};
