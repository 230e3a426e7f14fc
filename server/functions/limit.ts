import type { Call } from './call.ts';
import { FunctionError } from './errors.ts';

/** At once, and then one per that many seconds. */
export type Limit = { burst: number; seconds: number };

/** Wide enough for a lecture hall behind one address, too narrow for a flood. */
export const formLimit: Limit = { burst: 30, seconds: 20 };
export const linkLimit: Limit = { burst: 120, seconds: 1 };
export const mailLimit: Limit = { burst: 5, seconds: 60 };

/** Counts per address in the database, so that the limit holds across processes. */
export async function limitAddress(
  { address, context }: Call,
  name: string,
  { burst, seconds }: Limit,
): Promise<void> {
  const { rows } = await context.database.query('select private.take_token($1, $2, $3) as wait', [
    `function:${name}:${address}`.slice(0, 300),
    burst,
    1 / seconds,
  ]);
  const wait: number = rows[0]?.wait ?? 0;
  if (wait > 0) throw new FunctionError('too_many_requests', { retryAfter: Math.ceil(wait) });
}
