import { networkOf } from '../http/client-network.ts';
import type { Query } from '../postgres/query.ts';
import type { Call } from './call.ts';
import { FunctionError } from './errors.ts';
import { uploadLimits } from './upload-limits.ts';

/** At once, and then one per that many seconds. */
export type Limit = { burst: number; seconds: number };

/** Wide enough for a lecture hall behind one address, too narrow for a flood. */
export const formLimit: Limit = { burst: 30, seconds: 20 };
export const linkLimit: Limit = { burst: 120, seconds: 1 };
export const mailLimit: Limit = { burst: 5, seconds: 60 };

/** Forms that one network can send with one e-mail address. */
const senderLimit: Limit = { burst: 10, seconds: 120 };

/** Mails that strangers can cause to one mailbox, from whatever networks. */
const mailboxLimit: Limit = { burst: 5, seconds: 900 };

/** Counts per network in the database, so that the limit holds across processes. */
export function limitAddress(
  { address, context }: Call,
  name: string,
  limit: Limit,
): Promise<void> {
  return take(context.database.query, `function:${name}:${networkOf(address)}`, limit);
}

/** The files of one network, of all forms together. */
export async function limitBytes({ address, context }: Call, bytes: number): Promise<void> {
  const { network } = uploadLimits;
  const { rows } = await context.database.query(
    'select private.take_tokens($1, $2, $3, $4) as wait',
    [`upload:${networkOf(address)}`, bytes, network.bytes, network.bytesPerHour / 3600],
  );
  const wait: number = rows[0]?.wait ?? 0;
  if (wait > 0) throw new FunctionError('files_limited', { retryAfter: Math.ceil(wait) });
}

/**
 * For senders who have not proved to own the address. Counts per network as well, so that a stranger does not use up
 * the forms of the owner.
 */
export function limitSender({ address }: Call, query: Query, email: string): Promise<void> {
  return take(query, `sender:${email.toLowerCase()}:${networkOf(address)}`, senderLimit);
}

/**
 * Whether a mailbox may get one more mail that a stranger can cause. Each kind is counted by itself: forms must not use
 * up the links to the own page. Best asked in the transaction that writes the mail.
 */
export async function takeMail(
  query: Query,
  kind: 'form' | 'link',
  email: string,
): Promise<boolean> {
  return (await secondsToWait(query, `mailbox:${kind}:${email.toLowerCase()}`, mailboxLimit)) === 0;
}

async function take(query: Query, key: string, limit: Limit): Promise<void> {
  const wait = await secondsToWait(query, key, limit);
  if (wait > 0) throw new FunctionError('too_many_requests', { retryAfter: Math.ceil(wait) });
}

async function secondsToWait(
  query: Query,
  key: string,
  { burst, seconds }: Limit,
): Promise<number> {
  const { rows } = await query('select private.take_token($1, $2, $3) as wait', [
    key.slice(0, 300),
    burst,
    1 / seconds,
  ]);
  return rows[0]?.wait ?? 0;
}
