import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { FieldError } from '../../../domain/forms/form-error.ts';
import type { FormName } from '../../../domain/forms/form-name.ts';
import type { SubmissionOutcome } from '../../../domain/forms/submission-outcome.ts';
import type { Language } from '../../../domain/language.ts';
import { setReadingPriority } from '../../documents/reading-priority.ts';
import { enqueueMail, type Mail } from '../../email/enqueue.ts';
import type { Call, RemoteFunction } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { type Limit, limitSender, takeMail } from '../../functions/limits/limit.ts';
import { bookMail, bookNotice, type MailSlot } from '../../functions/limits/mail-quota.ts';
import { findStoredResponse, hashOf, once, type StoredResponse } from '../../functions/once.ts';
import { checkGuard, parseFields } from '../../functions/parse.ts';
import { type ReceivedForm, RejectedForm, receiveForm } from '../../functions/receive-form.ts';
import { fail, redirectToForm, succeed } from '../../functions/responses.ts';
import type { Submission } from '../../functions/submission.ts';
import { networkOf } from '../../http/client/client-network.ts';
import { anonymous } from '../../http/identity/identity.ts';
import { JwtError } from '../../jwt/jwt-error.ts';
import type { Query } from '../../postgres/query.ts';
import type { Identity } from '../../postgres/request-context.ts';
import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import { type SavedCv, saveCv } from '../applications/cv.ts';
import {
  addPerson,
  type MatchedPerson,
  matchOwner,
  type PersonInput,
} from '../people/match-person.ts';
import {
  type ConsentPurpose,
  requireConsentText,
  UnknownConsentText,
} from '../people/record-consent.ts';
import { holdSubmission } from './hold.ts';
import { isVerifiedSender } from './is-verified-sender.ts';

type Fields = { email: string; language: Language; consent_version: number };

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
  tellSender: (mail: Mail) => Promise<void>;
  /** Enqueues a mail that tells staff about the form, within its quota. */
  tellStaff: (mail: Mail) => Promise<void>;
};

type Form<Schema extends z.ZodType<Fields>, Checked extends CheckResult> = {
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

const guardFields = ['homepage', 'started_at', 'idempotency_key', 'page', 'own_link'];

/** Milliseconds, longer than the work takes, so that the time does not reveal whether an address is known. */
const minDurationMs = 150;

/** Defines a public form: rate limited, guarded against bots, validated and carried out once. */
export function defineForm<
  Schema extends z.ZodType<Fields>,
  Checked extends CheckResult = CheckResult,
>(form: Form<Schema, Checked>): PublicForm {
  return {
    name: form.name,
    roles: 'anyone',
    async handle(call) {
      const page = redirectToForm(call.request, form.formPath);
      if (page) return page;
      let received: ReceivedForm | undefined;
      try {
        if (call.request.method !== 'POST') throw new FunctionError('unreadable');
        received = await receiveForm(call, form);
        const { submission } = received;
        const response = await carryOut(form, call, submission);
        const delay: Record<string, string> = response.mail === 'late' ? { mail: 'late' } : {};
        return succeed(form.name, submission, response, {
          ...form.thanksFor?.(submission),
          ...delay,
        });
      } catch (error) {
        const rejection =
          error instanceof UnknownConsentText ? new FunctionError('consent_outdated') : error;
        const { submission } = rejection instanceof RejectedForm ? rejection : (received ?? {});
        if (rejection instanceof FunctionError) return fail(form.name, submission, rejection);
        throw error;
      } finally {
        received?.release();
      }
    },
    async carryOutHeld(work, update) {
      const data = work.data as z.output<Schema>;
      const person = await update(form.sender(data));
      if (!person) throw new FunctionError('link_invalid');
      const checked = work.checked as Checked;
      const outcome = await form.run({
        ...work,
        ...{ data, checked, person, ...mailsOfVerified(work.query) },
        identity: anonymous,
      });
      return outcome ?? 'done';
    },
  };
}

async function carryOut<Schema extends z.ZodType<Fields>, Checked extends CheckResult>(
  form: Form<Schema, Checked>,
  call: Call,
  submission: Submission,
): Promise<StoredResponse> {
  const { database, files, logger } = call.context;
  const guard = checkGuard(submission.fields);
  const data = parseFields(form.schema, submission.fields, form.findErrors?.(submission));
  const hash = hashSubmission(submission);
  const sentKey = call.request.headers.get('idempotency-key') ?? guard.idempotency_key;
  // Without a key the hash of the content is the key: the same form sent twice within a day counts once.
  const key = sentKey?.slice(0, 200) ?? `content-${hash}`;
  if (key.length < 8) throw new FunctionError('unreadable');
  const request = { scope: form.name, key, hash };

  const earlier = await findStoredResponse(database.query, request);
  if (earlier) return earlier;
  const identity = await identifyVisitor(call);
  const cv = form.takesCv ? await saveCv(submission.files.cv, call) : undefined;
  const removeCv = async () => {
    if (cv) await files.remove([cv]).catch((error) => logger.warn({ err: error }));
  };
  const minDuration = sleep(minDurationMs);
  try {
    const { response, isRepeated } = await once(database, request, anonymous, async (query) => {
      const mail = await processSubmission(form, { query, data, cv, identity, call, submission });
      return mail === 'on time' ? { ok: true } : { ok: true, mail };
    });
    if (isRepeated) await removeCv();
    await minDuration;
    return response;
  } catch (error) {
    // After a lost connection the transaction may have been committed, and then it needs the file.
    if (!(error instanceof DatabaseUnavailable)) await removeCv();
    throw error;
  }
}

type FormSubmission<Data> = Pick<Work<Data, CheckResult>, 'query' | 'data' | 'cv' | 'identity'> & {
  call: Call;
  submission: Submission;
};

/**
 * Carries out a form, or holds it until its sender has confirmed it by mail. Anyone can type an address, so for a known
 * one only a sender who has proven to own it changes data at once.
 */
async function processSubmission<Schema extends z.ZodType<Fields>, Checked extends CheckResult>(
  form: Form<Schema, Checked>,
  { call, submission, ...sent }: FormSubmission<z.output<Schema>>,
): Promise<MailTime> {
  const { query, data, cv, identity } = sent;
  const { site } = call.context;
  const checked = ((await form.check?.(query, data)) ?? {}) as Checked;
  await requireConsentText(query, form.purpose, data.consent_version);
  // Set for senders with a confirmed address as well: anyone can confirm one, and send hostile files.
  if (cv) await setReadingPriority(query, networkOf(call.address));
  const sender = { email: data.email, identity, ownLink: submission.fields.own_link };
  if (await isVerifiedSender(query, sender)) {
    const person = await matchOwner(query, form.sender(data));
    if (person) {
      const mails = mailsOfVerified(query);
      await form.run({ ...sent, checked, person, sentAt: undefined, site, ...mails });
      return 'on time';
    }
  }
  await limitSender(call, query, data.email);
  const { person, isKnown } = await addPerson(query, form.sender(data));
  // Count for the mailbox that gets the mail: the typed address may belong to a merged record.
  const isMailed = await takeMail(query, 'form', person.email ?? data.email);
  const slot = await bookMail(call, query);
  // Does not depend on the mailbox, which would tell others what its owner gets.
  const mailTime = slot && !slot.sendAfter ? 'on time' : 'late';
  const mailSlot = isMailed ? slot : undefined;
  if (!isKnown && !form.confirmBy) {
    const mails = mailsOfVisitor(call, query, mailSlot);
    await form.run({ ...sent, checked, person, sentAt: undefined, site, ...mails });
    return mailTime;
  }
  const heldData = { ...data };
  for (const name of form.notHeld ?? []) delete heldData[name];
  await holdSubmission(query, site.url, person, {
    form: form.name,
    data: heldData,
    checked,
    jobId: checked.jobId,
    cv,
    mailSlot,
    template: form.confirmBy,
  });
  return mailTime;
}

/** `late` if the sender gets the mail later than usual, or not at all. */
type MailTime = 'on time' | 'late';

type Mails = Pick<Work<unknown, CheckResult>, 'tellSender' | 'tellStaff'>;

function mailsOfVerified(query: Query): Mails {
  const send = async (mail: Mail) => void (await enqueueMail(query, mail));
  return { tellSender: send, tellStaff: send };
}

function mailsOfVisitor(call: Call, query: Query, slot: MailSlot | undefined): Mails {
  const send = async (mail: Mail, at: MailSlot | undefined) => {
    if (at) await enqueueMail(query, { ...mail, ...at });
  };
  return {
    tellSender: (mail) => send(mail, slot),
    tellStaff: async (mail) => send(mail, await bookNotice(call, query)),
  };
}

/** A visitor with an expired session can still send a form. */
async function identifyVisitor({ request, context }: Call): Promise<Identity> {
  try {
    return await context.identify(request);
  } catch (error) {
    if (error instanceof JwtError) return anonymous;
    throw error;
  }
}

function hashSubmission({ fields, files }: Submission): string {
  const content = Object.entries(fields).filter(([name]) => !guardFields.includes(name));
  const fileHashes = Object.entries(files).map(([name, { sha256 }]) => [name, sha256]);
  return hashOf(Object.fromEntries(content), ...fileHashes.flat());
}
