import type { Stage } from '../../../domain/enums.ts';
import { type StaffMail, undoSeconds } from '../../../domain/mail/staff-mail.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { FunctionError } from '../../functions/errors.ts';
import { hashOf } from '../../functions/once.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { db, type Query } from '../../postgres/query.ts';
import { findRecipient } from './recipient.ts';
import { requireFit } from './require-fit.ts';

export type MailContext = {
  query: Query;
  staff: Staff;
  site: { name: string; url: string };
  key: string;
  /** The stage that the mail announces, for templates that do not name one. */
  stage?: Stage;
  /** True for the mail of a move to another job. */
  isMovedToJob?: boolean;
  /** The job whose closing is the reason for the mail. */
  jobId?: string;
};

/**
 * Enqueues a mail that staff send by hand, in the caller's transaction. It is sent after `undoSeconds` at
 * the earliest, so that it can be cancelled.
 */
export async function enqueueStaffMail(
  mail: StaffMail,
  { query, staff, site, key, stage, isMovedToJob, jobId }: MailContext,
): Promise<{ id: string; sendAfter: Date }> {
  const recipient = await findRecipient(query, mail, staff, site);
  if (!mail.test) await requireFit(query, mail, isMovedToJob);
  const soonest = new Date(Date.now() + undoSeconds * 1000);
  const requested = mail.send_after ? new Date(mail.send_after) : soonest;
  const sendAfter = requested > soonest ? requested : soonest;
  const id = await enqueueMail(query, {
    cause: `${mail.template}:${hashOf(staff.id, key).slice(0, 40)}`,
    template: mail.template,
    subject: mail.subject,
    text: mail.text,
    replyTo: staff.email,
    sendAfter,
    createdBy: staff.id,
    stage,
    jobId,
    ...recipient,
  });
  if (!id) throw new FunctionError('conflict');
  return { id, sendAfter };
}

/** Cancels a mail that was not sent yet. */
export async function cancelMail(query: Query, mail: string): Promise<void> {
  const { rows } = await query(
    db.selectFrom('outbox').select('state').where('id', '=', mail).forUpdate(),
  );
  const state = rows[0]?.state;
  // A trigger cancels a failed mail when its reason ends.
  if (state === 'cancelled' || state === 'failed') return;
  if (state !== 'queued') throw new FunctionError('mail_sent');
  await query(db.updateTable('outbox').set({ state: 'cancelled' }).where('id', '=', mail));
}

export type EndedMail = {
  /** Every mail whose reason ended, whatever its state. */
  ended: string[];
  /** Mails of `ended` that would have been sent. */
  cancelled: string[];
};

/** Lists mail about this application or person whose reason the current transaction ended. */
export async function listJustEnded(query: Query, id: string): Promise<EndedMail> {
  const { rows } = await query<{ id: string; was_waiting: boolean }>(
    `select id, ended ->> 'was' in ('queued', 'failed') as was_waiting from public.outbox
     where (application_id = $1 or person_id = $1) and (ended ->> 'at')::timestamptz = now() order by id`,
    [id],
  );
  return {
    ended: rows.map(({ id }) => id),
    cancelled: rows.filter(({ was_waiting: wasWaiting }) => wasWaiting).map(({ id }) => id),
  };
}

/**
 * Restores the state of mail, after the change that ended its reason was undone. Returns when the first of those that
 * wait again will be sent.
 */
export async function restoreMail(query: Query, ids: string[]): Promise<Date | undefined> {
  const { rows } = await query<{ state: string; send_after: Date }>(
    `update public.outbox set ended = null, state = case
       when state <> 'cancelled' then state
       when ended ->> 'was' = 'sending' then 'queued'
       else (ended ->> 'was')::public.mail_state
     end
     where id = any ($1) and ended is not null
     returning state, send_after`,
    [ids],
  );
  return rows
    .filter(({ state }) => state === 'queued')
    .map(({ send_after }) => send_after)
    .sort((one, other) => one.getTime() - other.getTime())[0];
}
