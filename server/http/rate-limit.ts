import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../postgres/database.ts';
import type { Environment } from './environment.ts';

// Token buckets in PostgreSQL, so that the limit holds across processes. A token bought there is
// good for `lease` requests here: a high limit then costs one round trip in that many.

type Options = {
  name: string;
  database: Pick<Database, 'query'>;
  /** Requests allowed at once, and how many come back each second. */
  burst: number;
  perSecond: number;
  lease?: number;
  /** Whom to count; undefined lets the request pass uncounted. */
  key: (context: Context<Environment>) => string | undefined;
};

const mostKeys = 10_000;

export function rateLimit(options: Options): MiddlewareHandler<Environment> {
  const { name, database, burst, perSecond, lease = 1, key } = options;
  const left = new Map<string, number>();

  const secondsToWait = async (who: string): Promise<number> => {
    const credit = left.get(who) ?? 0;
    if (credit > 0) left.set(who, credit - 1);
    if (credit > 0) return 0;
    const values = [`${name}:${who}`, Math.ceil(burst / lease), perSecond / lease];
    const { rows } = await database.query('select private.take_token($1, $2, $3) as wait', values);
    const wait: number = rows[0]?.wait ?? 0;
    if (wait === 0 && lease > 1) {
      if (left.size >= mostKeys) left.clear();
      left.set(who, lease - 1);
    }
    return wait;
  };

  return async (context, next) => {
    const who = key(context);
    // Without a database the limit cannot be kept, but then nothing behind it can be done either.
    const wait = who === undefined ? 0 : await secondsToWait(who).catch(() => 0);
    if (wait === 0) return next();
    return context.json({ code: 'too_many_requests', message: 'Too many requests' }, 429, {
      'retry-after': String(Math.ceil(wait)),
    });
  };
}
