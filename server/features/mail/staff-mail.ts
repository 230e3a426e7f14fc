import type { Stage } from '../../../domain/enums.ts';
import { type StaffMail, undoSeconds } from '../../../domain/mail/staff-mail.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { FunctionError } from '../../functions/errors.ts';
import { hashOf } from '../../functions/once.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Query } from '../../postgres/query.ts';
import { findRecipient } from './recipient.ts';

type Sending = {
  query: Query;
  staff: Staff;
  site: { name: string; url: string };
  key: string;
  /** The stage that the mail announces; the database knows it where the template says it. */
  stage?: Stage;
};

/** Into the outbox, in the caller's transaction; it waits long enough to be called back. */
export async function enqueueStaffMail(
  mail: StaffMail,
  { query, staff, site, key, stage }: Sending,
): Promise<{ id: string; sendAfter: Date }> {
  const recipient = await findRecipient(query, mail, staff, site);
  const soonest = new Date(Date.now() + undoSeconds * 1000);
  const wished = mail.send_after ? new Date(mail.send_after) : soonest;
  const sendAfter = wished > soonest ? wished : soonest;
  const id = await enqueueMail(query, {
    cause: `${mail.template}:${hashOf(staff.id, key).slice(0, 40)}`,
    template: mail.template,
    subject: mail.subject,
    text: mail.text,
    replyTo: staff.email,
    sendAfter,
    createdBy: staff.id,
    stage,
    ...recipient,
  });
  if (!id) throw new FunctionError('conflict');
  return { id, sendAfter };
}

/** As long as it has not left; with the rights of whoever asks. */
export async function callBackMail(query: Query, mail: string): Promise<void> {
  const { rows } = await query('select state from public.outbox where id = $1 for update', [mail]);
  const state = rows[0]?.state;
  // A failed mail is cancelled by the change that ends its reason.
  if (state === 'cancelled' || state === 'failed') return;
  if (state !== 'queued') throw new FunctionError('mail_sent');
  await query(`update public.outbox set state = 'cancelled' where id = $1`, [mail]);
}

export type EndedMail = {
  /** Every mail whose reason ended, whatever its state. */
  ended: string[];
  /** Those of them that would have left. */
  cancelled: string[];
};

/** Mail about this application or person whose reason the current transaction ended. */
export async function listJustEnded(query: Query, id: string): Promise<EndedMail> {
  const { rows } = await query(
    `select id, ended ->> 'was' in ('queued', 'failed') as was_waiting from public.outbox
     where (application_id = $1 or person_id = $1) and (ended ->> 'at')::timestamptz = now() order by id`,
    [id],
  );
  return {
    ended: rows.map(({ id }) => id),
    cancelled: rows.filter(({ was_waiting: wasWaiting }) => wasWaiting).map(({ id }) => id),
  };
}

/** Gives mail back the state it had, after the change that ended its reason was undone. */
export async function restoreMail(query: Query, ids: string[]): Promise<void> {
  await query(
    `update public.outbox set ended = null, state = case
       when state <> 'cancelled' then state
       when ended ->> 'was' = 'sending' then 'queued'
       else (ended ->> 'was')::public.mail_state
     end
     where id = any ($1) and ended is not null`,
    [ids],
  );
}

/** The key under which a request is carried out once. */
export function readKey(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? crypto.randomUUID();
  if (key.length < 8 || key.length > 200) throw new FunctionError('unreadable');
  return key;
}
