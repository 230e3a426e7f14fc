import { hourSeconds } from '../../../domain/units.ts';
import { networkOf } from '../../http/client/client-network.ts';
import { type Query, requireRow } from '../../postgres/query.ts';
import type { Call } from '../call.ts';

// The mail that unverified senders cause. It has a separate quota, so that account mail and staff mail never wait
// for it. Beyond the quota a mail is booked for a later time; beyond the longest wait it is not sent.

/** The share of all mails that one network may cause. Notices to staff about forms may take up as much. */
const share = 1 / 5;
/** Maximum seconds that a mail waits. A lecture hall that shares a network gets its mails the same day. */
const maxWaitOfNetwork = 6 * hourSeconds;
const maxWaitOfAll = 24 * hourSeconds;

/** Mails per hour, which may all be sent at the same time, and the maximum wait in seconds. */
type Quota = { perHour: number; maxWait: number };

/** The time at which a mail may be sent. */
export type MailSlot = { sendAfter?: Date; causedByVisitor: true };

/** Returns undefined if the mail must not be sent. Call it in the transaction that enqueues the mail. */
export async function bookMail(
  { address, context }: Call,
  query: Query,
): Promise<MailSlot | undefined> {
  const perHour = context.formMailsPerHour;
  const ofNetwork = await book(query, `form-mails:${networkOf(address)}`, {
    perHour: perHour * share,
    maxWait: maxWaitOfNetwork,
  });
  if (ofNetwork === undefined) return undefined;
  const ofAll = await book(query, 'form-mails', { perHour, maxWait: maxWaitOfAll });
  return ofAll === undefined ? undefined : slotAfter(Math.max(ofNetwork, ofAll));
}

/** Books a notice to staff about a form. It may be left out, because the form is in the back office as well. */
export async function bookNotice({ context }: Call, query: Query): Promise<MailSlot | undefined> {
  const quota = { perHour: context.formMailsPerHour * share, maxWait: maxWaitOfAll };
  const wait = await book(query, 'form-mails:staff', quota);
  return wait === undefined ? undefined : slotAfter(wait);
}

function slotAfter(seconds: number): MailSlot {
  if (seconds === 0) return { causedByVisitor: true };
  return { causedByVisitor: true, sendAfter: new Date(Date.now() + seconds * 1000) };
}

/** Returns the seconds to wait, or undefined if that would be too long. */
async function book(
  query: Query,
  key: string,
  { perHour, maxWait }: Quota,
): Promise<number | undefined> {
  const booked = await query<{ wait: number }>(
    'select private.book_token($1, $2, $3, $4) as wait',
    [key, Math.ceil(perHour), perHour / hourSeconds, maxWait],
  );
  const { wait } = requireRow(booked);
  return Number.isFinite(wait) ? wait : undefined;
}
