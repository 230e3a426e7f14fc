import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../../postgres/database.ts';
import { KeyedSemaphore } from '../../postgres/keyed-semaphore.ts';
import { TooManyAtOnce } from '../../postgres/limit-errors.ts';
import type { Environment } from '../environment.ts';

// Token buckets in PostgreSQL, so that a limit applies across processes. One token from the database
// covers `lease` requests in this process, which saves round trips for high limits.

type Options = {
  name: string;
  database: Pick<Database, 'query'>;
  /** Size of the bucket in requests. */
  burst: number;
  /** Requests that refill the bucket. */
  perSecond: number;
  lease?: number;
};

const maxKeys = 10_000;

/** Seconds until the next request is allowed; 0 if it is allowed now. */
type SecondsToWait = (key: string) => number | Promise<number>;

export function createLimiter(options: Options): SecondsToWait {
  const { name, database, burst, perSecond, lease = 1 } = options;
  const tokensLeft = new Map<string, number>();
  // One at a time for each client: a burst of its requests must not use up the connections of the server.
  const semaphore = new KeyedSemaphore({ concurrent: 1, queued: 1_000, maxWaitMs: 5_000 });

  const takeCredit = (key: string): boolean => {
    const credit = tokensLeft.get(key) ?? 0;
    if (credit > 0) tokensLeft.set(key, credit - 1);
    return credit > 0;
  };

  const takeToken = async (key: string): Promise<number> => {
    const values = [`${name}:${key}`, Math.ceil(burst / lease), perSecond / lease];
    const { rows } = await database.query<{ wait: number }>(
      'select private.take_token($1, $2, $3) as wait',
      values,
    );
    const wait = rows[0]?.wait ?? 0;
    if (wait === 0 && lease > 1) {
      if (tokensLeft.size >= maxKeys) tokensLeft.clear();
      tokensLeft.set(key, lease - 1);
    }
    return wait;
  };

  return (key) => {
    if (takeCredit(key)) return 0;
    return semaphore
      .run(key, async () => (takeCredit(key) ? 0 : takeToken(key)))
      .catch((error) => {
        if (error instanceof TooManyAtOnce) return error.secondsToWait;
        // Let the request through: without a database the limit cannot be checked, and the request needs the database
        // as well.
        return 0;
      });
  };
}

/** The key to count a request under; undefined does not count it. */
export type RateLimitKey = (
  context: Context<Environment>,
) => string | undefined | Promise<string | undefined>;

type MiddlewareOptions = Options & { key: RateLimitKey };

export function rateLimit(options: MiddlewareOptions): MiddlewareHandler<Environment> {
  const secondsToWait = createLimiter(options);
  return async (context, next) => {
    const key = await options.key(context);
    const wait = key === undefined ? 0 : await secondsToWait(key);
    if (wait === 0) return next();
    return context.json({ code: 'too_many_requests', message: 'Too many requests' }, 429, {
      'retry-after': String(Math.ceil(wait)),
    });
  };
}
