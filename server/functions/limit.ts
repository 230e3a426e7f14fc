import { networkOf } from '../http/client-network.ts';
import type { Query } from '../postgres/database.ts';
import type { Call } from './call.ts';
import { FunctionError } from './errors.ts';

/** At once, and then one per that many seconds. */
export type Limit = { burst: number; seconds: number };

/** Wide enough for a lecture hall behind one address, too narrow for a flood. */
export const formLimit: Limit = { burst: 30, seconds: 20 };
export const linkLimit: Limit = { burst: 120, seconds: 1 };
export const mailLimit: Limit = { burst: 5, seconds: 60 };

/** Mails that strangers can cause to one mailbox, whatever address they write from. */
const mailboxLimit: Limit = { burst: 20, seconds: 120 };

/** Counts per network in the database, so that the limit holds across processes. */
export function limitAddress(
  { address, context }: Call,
  name: string,
  limit: Limit,
): Promise<void> {
  return take(context.database.query, `function:${name}:${networkOf(address)}`, limit);
}

/** Best asked in the transaction that writes the mail: what fails has filled no mailbox. */
export function limitMailbox(query: Query, email: string): Promise<void> {
  return take(query, `mailbox:${email.toLowerCase()}`, mailboxLimit);
}

async function take(query: Query, key: string, { burst, seconds }: Limit): Promise<void> {
  const { rows } = await query('select private.take_token($1, $2, $3) as wait', [
    key.slice(0, 300),
    burst,
    1 / seconds,
  ]);
  const wait: number = rows[0]?.wait ?? 0;
  if (wait > 0) throw new FunctionError('too_many_requests', { retryAfter: Math.ceil(wait) });
}
