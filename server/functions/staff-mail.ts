import { type StaffMail, undoSeconds } from '../../domain/staff-mail.ts';
import { enqueueMail } from '../email/enqueue.ts';
import type { Query } from '../postgres/database.ts';
import { FunctionError } from './errors.ts';
import { hashOf } from './once.ts';
import { findRecipient } from './recipient.ts';
import type { Staff } from './require-staff.ts';

type Sending = { query: Query; staff: Staff; site: { name: string; url: string }; key: string };

/** Into the outbox, in the caller's transaction; it waits long enough to be called back. */
export async function enqueueStaffMail(
  mail: StaffMail,
  { query, staff, site, key }: Sending,
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
    ...recipient,
  });
  if (!id) throw new FunctionError('conflict');
  return { id, sendAfter };
}

/** As long as it has not left; with the rights of whoever asks. */
export async function callBackMail(query: Query, mail: string): Promise<void> {
  const { rows } = await query('select state from public.outbox where id = $1 for update', [mail]);
  const state = rows[0]?.state;
  if (state === 'cancelled') return;
  if (state !== 'queued') throw new FunctionError('conflict');
  await query(`update public.outbox set state = 'cancelled' where id = $1`, [mail]);
}

/** The key under which a request is carried out once. */
export function readKey(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? crypto.randomUUID();
  if (key.length < 8 || key.length > 200) throw new FunctionError('unreadable');
  return key;
}
