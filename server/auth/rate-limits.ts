import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type Auth, type AuthContext, addressOf } from './context.ts';
import { AuthError } from './errors.ts';

// Buckets are kept in PostgreSQL, so a limit holds however many processes answer. What an account
// is counted under is what was typed, so that an unknown one is refused as a known one would be.

interface Bucket {
  key: string;
  capacity: number;
  /** In which time an empty bucket fills up again. */
  seconds: number;
}

const fiveMinutes = 300;

/** Requests per address, whatever comes of them. */
export async function limitAddress(
  auth: Auth,
  context: AuthContext,
  kind: 'token' | 'verify' | 'mail' | 'factor',
): Promise<void> {
  const key = `auth:${kind}:${network(auth, context)}`;
  await take(auth, { key, capacity: auth.settings.limits[kind], seconds: fiveMinutes });
}

export async function limitAnonymous(auth: Auth, context: AuthContext): Promise<void> {
  const capacity = auth.settings.limits.anonymousPerHour;
  await take(auth, { key: `auth:anonymous:${network(auth, context)}`, capacity, seconds: 3600 });
}

/**
 * Lets only so many guesses at one account, and from one address, fail. A guess is paid for before
 * it is checked, so that many at once gain nothing; `forgive` pays back when it was right.
 */
export async function limitGuesses(
  auth: Auth,
  context: AuthContext,
  kind: string,
  account: string,
): Promise<{ forgive: () => Promise<void> }> {
  const { failures, failuresPerAccount } = auth.settings.limits;
  const buckets = [
    {
      key: `auth:guess:${kind}:${digest(account)}`,
      capacity: failuresPerAccount,
      seconds: fiveMinutes,
    },
    {
      key: `auth:guess:${kind}:${network(auth, context)}`,
      capacity: failures,
      seconds: fiveMinutes,
    },
  ];
  for (const bucket of buckets) await take(auth, bucket);
  return { forgive: () => giveBack(auth, buckets) };
}

/** One mail of a kind per address and interval, and so many per hour in all. */
export async function limitMail(auth: Auth, kind: string, email: string): Promise<void> {
  const { mailInterval, limits } = auth.settings;
  if (mailInterval > 0) {
    const key = `auth:mail:${kind}:${digest(email)}`;
    const wait = await secondsToWait(auth, { key, capacity: 1, seconds: mailInterval });
    if (wait > 0) {
      const message = `For security purposes, you can only request this after ${Math.ceil(wait)} seconds.`;
      throw new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter: wait });
    }
  }
  const all = { key: 'auth:mails', capacity: limits.mailsPerHour, seconds: 3600 };
  const wait = await secondsToWait(auth, all);
  if (wait > 0) {
    throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', {
      retryAfter: wait,
    });
  }
}

async function take(auth: Auth, bucket: Bucket): Promise<void> {
  const wait = await secondsToWait(auth, bucket);
  if (wait > 0) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
      retryAfter: wait,
    });
  }
}

async function secondsToWait({ database }: Auth, bucket: Bucket): Promise<number> {
  const { key, capacity, seconds } = bucket;
  const { rows } = await database.query('select private.take_token($1, $2, $3) as wait', [
    key,
    capacity,
    capacity / seconds,
  ]);
  return rows[0].wait;
}

async function giveBack({ database }: Auth, buckets: Bucket[]): Promise<void> {
  await database.query(
    `update private.rate_limits as bucket set tokens = least(given.capacity, bucket.tokens + 1)
     from unnest($1::text[], $2::float8[]) as given (key, capacity) where bucket.key = given.key`,
    [buckets.map(({ key }) => key), buckets.map(({ capacity }) => capacity)],
  );
}

/** One household commands a whole /64, so single IPv6 addresses are not worth counting. */
function network(auth: Auth, context: AuthContext): string {
  const address = addressOf(auth, context) ?? 'unknown';
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':');
  const missing = 8 - groups.length - (tail ? tail.split(':').length : 0);
  const padded = address.includes('::') ? [...groups, ...Array(missing).fill('0')] : groups;
  return padded.slice(0, 4).join(':');
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
