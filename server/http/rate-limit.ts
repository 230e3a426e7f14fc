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
};

const mostKeys = 10_000;

/** Seconds until a visitor may come again, 0 for at once. */
export type SecondsToWait = (who: string) => number | Promise<number>;

export function createLimiter(options: Options): SecondsToWait {
  const { name, database, burst, perSecond, lease = 1 } = options;
  const left = new Map<string, number>();

  const buy = async (who: string): Promise<number> => {
    const values = [`${name}:${who}`, Math.ceil(burst / lease), perSecond / lease];
    const { rows } = await database.query('select private.take_token($1, $2, $3) as wait', values);
    const wait: number = rows[0]?.wait ?? 0;
    if (wait === 0 && lease > 1) {
      if (left.size >= mostKeys) left.clear();
      left.set(who, lease - 1);
    }
    return wait;
  };

  return (who) => {
    const credit = left.get(who) ?? 0;
    // Without a database the limit cannot be kept, but then nothing behind it can be done either.
    if (credit === 0) return buy(who).catch(() => 0);
    left.set(who, credit - 1);
    return 0;
  };
}

/** Whom to count; undefined lets the request pass uncounted. */
export type RateLimitKey = (
  context: Context<Environment>,
) => string | undefined | Promise<string | undefined>;

type MiddlewareOptions = Options & { key: RateLimitKey };

export function rateLimit(options: MiddlewareOptions): MiddlewareHandler<Environment> {
  const secondsToWait = createLimiter(options);
  return async (context, next) => {
    const who = await options.key(context);
    const wait = who === undefined ? 0 : await secondsToWait(who);
    if (wait === 0) return next();
    return context.json({ code: 'too_many_requests', message: 'Too many requests' }, 429, {
      'retry-after': String(Math.ceil(wait)),
    });
  };
}
