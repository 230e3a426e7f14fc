import { daySeconds, hourSeconds, megabyte } from '../../../domain/units.ts';
import { networkOf } from '../../http/client/client-network.ts';
import type { Query } from '../../postgres/query.ts';
import type { Call } from '../call.ts';
import { FunctionError } from '../errors.ts';
import { uploadLimits } from './upload-limits.ts';

/** Allows a burst of `burst` calls, then one per `seconds`. */
export type Limit = { burst: number; seconds: number };

/** The limit of one form and network: enough for a lecture hall behind one IP address, too little for a flood. */
export const formLimit: Limit = { burst: 30, seconds: 20 };
/** The limit of all forms of one network together. */
export const allFormsLimit: Limit = { burst: 60, seconds: 10 };
export const linkLimit: Limit = { burst: 120, seconds: 1 };
export const mailLimit: Limit = { burst: 5, seconds: 60 };

/** The limit of the forms that one network sends with one e-mail address. */
const senderLimit: Limit = { burst: 10, seconds: 120 };

const changeLimit: Limit = { burst: 120, seconds: 60 };

/** The limit of the e-mails to one mailbox that unauthenticated requests cause, from all networks together. */
const mailboxLimit: Limit = { burst: 5, seconds: 900 };

/** The limit of the new addresses that one person requests. Staff check each of them. */
const newEmailLimit: Limit = { burst: 5, seconds: daySeconds };

/**
 * The limit of the interviews that one candidate books, moves or cancels. Each change is mailed to up to ten
 * interviewers and clients.
 */
const bookingLimit: Limit = { burst: 10, seconds: hourSeconds };

const pauseRequestLimit: Limit = { burst: 10, seconds: hourSeconds };

/** Counts per network in the database, so that the limit applies across processes. */
export function limitAddress(
  { address, context }: Call,
  name: string,
  limit: Limit,
): Promise<void> {
  return take(context.database.query, `function:${name}:${networkOf(address)}`, limit);
}

/** Limits the bytes that one network uploads, over all forms. */
export async function limitBytes({ address, context }: Call, bytes: number): Promise<void> {
  const { network } = uploadLimits;
  const { rows } = await context.database.query<Wait>(
    'select private.take_tokens($1, $2, $3, $4) as wait',
    [`upload:${networkOf(address)}`, bytes, network.bytes, network.bytesPerHour / hourSeconds],
  );
  const wait = rows[0]?.wait ?? 0;
  if (wait > 0) throw new FunctionError('files_limited', { retryAfter: Math.ceil(wait) });
}

/**
 * Bytes of analytics events that may be stored at once and per day. An event has about 250, so a network can store 4,000
 * events at once and 12,000 a day, and three months of a flood from everywhere need less than 2 GB.
 */
const visitLimits = {
  network: { bytes: megabyte, bytesPerDay: 3 * megabyte },
  total: { bytes: 20 * megabyte, bytesPerDay: 20 * megabyte },
};

/** Limits the bytes of analytics events, of one network and of all together. */
export async function limitVisits({ address, context }: Call, bytes: number): Promise<void> {
  const { network, total } = visitLimits;
  const ofNetwork = { key: `visits:${networkOf(address)}`, ...network };
  for (const { key, bytes: capacity, bytesPerDay } of [ofNetwork, { key: 'visits', ...total }]) {
    const { rows } = await context.database.query<Wait>(
      'select private.take_tokens($1, $2, $3, $4) as wait',
      [key, bytes, capacity, bytesPerDay / daySeconds],
    );
    const wait = rows[0]?.wait ?? 0;
    if (wait > 0) throw new FunctionError('too_many_requests', { retryAfter: Math.ceil(wait) });
  }
}

/**
 * Limits senders who have not confirmed their e-mail address. Counts per mailbox and network, so that another visitor
 * cannot use up the limit of the owner.
 */
export function limitSender({ address }: Call, query: Query, email: string): Promise<void> {
  return take(query, `sender:${networkOf(address)}:`, senderLimit, email);
}

/** Limits the changes that the holders of private links make to one person: each leaves rows in the history. */
export function limitChanges(query: Query, personId: string): Promise<void> {
  return take(query, `changes:${personId}`, changeLimit);
}

/**
 * Limits the answers that the holders of one review link send, or the CVs that they open: each leaves rows in the
 * history.
 */
export function limitReview(query: Query, kind: 'answers' | 'cvs', linkId: string): Promise<void> {
  return take(query, `review:${kind}:${linkId}`, changeLimit);
}

/** Limits the changes of interviews by one candidate. */
export function limitBookings(query: Query, personId: string): Promise<void> {
  return take(query, `bookings:${personId}`, bookingLimit);
}

/** Limits the pauses that the contacts of one client ask for: each notifies its owner. */
export function limitPauseRequests(query: Query, clientId: string): Promise<void> {
  return take(query, `pause-requests:${clientId}`, pauseRequestLimit);
}

/** Counts per person and not per network: anyone with the link can send it from anywhere. */
export function limitNewEmail(query: Query, personId: string): Promise<void> {
  return take(query, `new-email:${personId}`, newEmailLimit);
}

/**
 * Returns whether an unauthenticated request may cause one more e-mail to a mailbox. Each kind is counted separately, so
 * that forms do not use up the limit for links. Call it in the transaction that enqueues the e-mail.
 */
export async function takeMail(
  query: Query,
  kind: 'form' | 'link',
  email: string,
): Promise<boolean> {
  return (await secondsToWait(query, `mailbox:${kind}:`, mailboxLimit, email)) === 0;
}

/** The seconds until the bucket has a token again and the next call is allowed. */
type Wait = { wait: number };

async function take(query: Query, key: string, limit: Limit, email?: string): Promise<void> {
  const wait = await secondsToWait(query, key, limit, email);
  if (wait > 0) throw new FunctionError('too_many_requests', { retryAfter: Math.ceil(wait) });
}

/** With an e-mail address, counts per mailbox, because one mailbox has many spellings. */
async function secondsToWait(
  query: Query,
  key: string,
  { burst, seconds }: Limit,
  email?: string,
): Promise<number> {
  const { rows } = await query<Wait>(
    `select private.take_token(left($1 || coalesce(private.mailbox($4), ''), 300), $2, $3) as wait`,
    [key, burst, 1 / seconds, email],
  );
  return rows[0]?.wait ?? 0;
}
