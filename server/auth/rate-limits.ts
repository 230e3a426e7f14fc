import { createHash } from 'node:crypto';
import { widerNetworkOf } from '../http/client-network.ts';
import { type Auth, type AuthContext, addressOf } from './context.ts';
import { AuthError } from './errors.ts';
import { type Account, findKnownSource, networkOfClient } from './known-sources.ts';

// Buckets are kept in PostgreSQL, so a limit holds however many processes answer. What an account
// is counted under is what was typed, so that an unknown one is refused as a known one would be.

export interface Bucket {
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
  const key = `auth:${kind}:${networkOfClient(auth, context)}`;
  await take(auth, { key, capacity: auth.settings.limits[kind], seconds: fiveMinutes });
}

/** A /48 is often one customer, and now and then a town of phones: it may do what four of its networks may. */
const widerShare = 4;

/** The bucket of the client's network, and of the wider network around it. */
export function networkBuckets(
  auth: Auth,
  context: AuthContext,
  name: string,
  capacity: number,
  seconds: number,
): Bucket[] {
  const bucket = { key: `auth:${name}:${networkOfClient(auth, context)}`, capacity, seconds };
  const wider = widerNetworkOf(addressOf(auth, context) ?? '');
  if (!wider) return [bucket];
  return [bucket, { key: `auth:${name}:${wider}`, capacity: capacity * widerShare, seconds }];
}

export async function limitAnonymous(auth: Auth, context: AuthContext): Promise<void> {
  const { anonymousPerHour } = auth.settings.limits;
  const buckets = networkBuckets(auth, context, 'anonymous', anonymousPerHour, 3600);
  for (const bucket of buckets) await take(auth, bucket);
}

/**
 * Slows down guesses at one account from one place, at one account from everywhere, and from one
 * network. A guess is paid for before it is checked, so that many at once gain nothing; `forgive`
 * pays back when it was right.
 *
 * Guesses from elsewhere must not lock the owner out: a place where the account has signed in before
 * is counted by itself, and a known browser not even with its network.
 */
export async function limitGuesses(
  auth: Auth,
  context: AuthContext,
  kind: string,
  account: Account,
): Promise<{ forgive: () => Promise<void> }> {
  const known = await findKnownSource(auth, context, account);
  const network = networkOfClient(auth, context);
  const ofAccount = guessKey(kind, account);
  const here = `${ofAccount}:${known ?? network}`;
  await takeAttempts(auth, here, known ? undefined : ofAccount);
  const { failures } = auth.settings.limits;
  const isKnownDevice = known?.startsWith('device:');
  const buckets = isKnownDevice
    ? []
    : networkBuckets(auth, context, `guess:${kind}`, failures, fiveMinutes);
  for (const bucket of buckets) await take(auth, bucket);
  return {
    forgive: async () => {
      const { query } = auth.database;
      await query('select private.forgive_attempts($1, $2)', [[here], known ? [] : [ofAccount]]);
      await giveBack(auth, buckets);
    },
  };
}

/** As many places may guess at one account as fast as each of them may, before all have to wait. */
const unknownPlaces = 5;
const firstDelay = 30;
const longestDelay = 900;

const guessKey = (kind: string, account: Account) =>
  `auth:guess:${kind}:${digest('id' in account ? account.id : account.email)}`;

/** What is refused here does not count elsewhere: one place must not use up the guesses of all. */
async function takeAttempts(
  { database, settings }: Auth,
  here: string,
  everywhere: string | undefined,
): Promise<void> {
  const free = settings.limits.failuresPerAccount;
  const { rows } = await database.query(
    `with here as materialized (select private.take_attempt($1, $2, $5, $6) as wait)
     select case when wait > 0 or $3::text is null then wait
       else private.take_attempt($3, $4, $5, $6) end as wait from here`,
    [here, free, everywhere ?? null, free * unknownPlaces, firstDelay, longestDelay],
  );
  if (rows[0].wait > 0) throw tooManyRequests(rows[0].wait);
}

async function take(auth: Auth, bucket: Bucket): Promise<void> {
  const wait = await secondsToWait(auth, bucket);
  if (wait > 0) throw tooManyRequests(wait);
}

const tooManyRequests = (retryAfter: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter });

export async function secondsToWait({ database }: Auth, bucket: Bucket): Promise<number> {
  const { key, capacity, seconds } = bucket;
  const { rows } = await database.query('select private.take_token($1, $2, $3) as wait', [
    key,
    capacity,
    capacity / seconds,
  ]);
  return rows[0].wait;
}

async function giveBack({ database }: Auth, buckets: Bucket[]): Promise<void> {
  if (buckets.length === 0) return;
  await database.query(
    `update private.rate_limits as bucket set tokens = least(given.capacity, bucket.tokens + 1)
     from unnest($1::text[], $2::float8[]) as given (key, capacity) where bucket.key = given.key`,
    [buckets.map(({ key }) => key), buckets.map(({ capacity }) => capacity)],
  );
}

export const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
