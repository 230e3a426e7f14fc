import { networkOf } from '../http/client/client-network.ts';
import { type Query, requireRow } from '../postgres/query.ts';
import type { Call } from './call.ts';

// The mail that unverified senders cause. It has a quota of its own, so that account mail and mail of staff never wait
// for it. Beyond the quota a mail is booked for a later time; beyond the longest wait it is not sent.

const anHour = 3600;

/** Per network: at once, per hour, and the seconds that one may have to wait. A lecture hall gets its mails the same day. */
const networkQuota = { burst: 60, perHour: 60, maxWait: 6 * anHour };
/** For the mails to staff about forms, of all networks together: the forms are in the back office as well. */
const staffQuota = { burst: 60, perHour: 60, maxWait: 24 * anHour };
const maxWaitOfAll = 24 * anHour;

type Quota = { burst: number; perHour: number; maxWait: number };

/** The time at which a mail may be sent. */
export type MailTurn = { sendAfter?: Date; causedByVisitor: true };

/** Returns undefined if the mail must not be sent. Call it in the transaction that enqueues the mail. */
export async function bookMail(
  { address, context }: Call,
  query: Query,
): Promise<MailTurn | undefined> {
  const perHour = context.formMailsPerHour;
  const ofNetwork = await book(query, `form-mails:${networkOf(address)}`, networkQuota);
  if (ofNetwork === undefined) return undefined;
  const all = { burst: perHour, perHour, maxWait: maxWaitOfAll };
  const ofAll = await book(query, 'form-mails', all);
  return ofAll === undefined ? undefined : turnAfter(Math.max(ofNetwork, ofAll));
}

/** For a mail that tells staff about a form. */
export async function bookStaffMail(query: Query): Promise<MailTurn | undefined> {
  const wait = await book(query, 'form-mails:staff', staffQuota);
  return wait === undefined ? undefined : turnAfter(wait);
}

function turnAfter(seconds: number): MailTurn {
  if (seconds === 0) return { causedByVisitor: true };
  return { causedByVisitor: true, sendAfter: new Date(Date.now() + seconds * 1000) };
}

/** Returns the seconds to wait, or undefined if that would be too long. */
async function book(
  query: Query,
  key: string,
  { burst, perHour, maxWait }: Quota,
): Promise<number | undefined> {
  const booked = await query<{ wait: number }>(
    'select private.book_token($1, $2, $3, $4) as wait',
    [key, burst, perHour / anHour, maxWait],
  );
  const { wait } = requireRow(booked);
  return Number.isFinite(wait) ? wait : undefined;
}
