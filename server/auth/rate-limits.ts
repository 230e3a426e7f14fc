import { createHash } from 'node:crypto';
import { widerNetworkOf } from '../http/client/client-network.ts';
import { requireRow } from '../postgres/query.ts';
import { type Auth, type AuthContext, addressOf } from './context.ts';
import { AuthError } from './errors.ts';
import { type Account, findKnownSource, networkOfClient } from './sessions/known-sources.ts';

// Buckets are stored in PostgreSQL, so a limit applies across processes. Attempts are counted by the
// typed address, so that unknown accounts are limited like known ones.

export interface Bucket {
  key: string;
  capacity: number;
  /** Time in which an empty bucket refills. */
  seconds: number;
}

const fiveMinutes = 300;

/** Limits requests per network, whether they succeed or fail. */
export async function limitAddress(
  auth: Auth,
  context: AuthContext,
  kind: 'token' | 'verify' | 'mail' | 'factor',
): Promise<void> {
  const key = `auth:${kind}:${networkOfClient(auth, context)}`;
  await requireToken(auth, { key, capacity: auth.settings.limits[kind], seconds: fiveMinutes });
}

/** A /48 is often one customer, but may be a whole mobile network, so it gets the capacity of four /64 networks. */
const widerShare = 4;

/** The buckets of the client's network and of the wider network around it. */
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
  for (const bucket of buckets) await requireToken(auth, bucket);
}

/**
 * Limits guesses at one account from one source, at one account in total, and from one network. A
 * guess is counted before it is checked, so that concurrent guesses gain nothing; `forgive` undoes the
 * count of a correct one.
 *
 * Guesses of others must not lock the owner out: a source from which the account has signed in before
 * is counted separately, and a known browser is not counted with its network.
 */
export async function limitGuesses(
  auth: Auth,
  context: AuthContext,
  kind: string,
  account: Account,
): Promise<{ forgive: () => Promise<void> }> {
  const known = await findKnownSource(auth, context, account);
  const accountKey = guessKey(kind, account);
  const here = `${accountKey}:${known ?? networkOfClient(auth, context)}`;
  const around = known ? [] : widerLimits(auth, context, accountKey);
  await takeAttempts(auth, [{ key: here, share: 1 }, ...around]);
  const { failures } = auth.settings.limits;
  const isKnownDevice = known?.startsWith('device:');
  const buckets = isKnownDevice
    ? []
    : networkBuckets(auth, context, `guess:${kind}`, failures, fiveMinutes);
  for (const bucket of buckets) await requireToken(auth, bucket);
  return {
    forgive: async () => {
      const counted = around.map(({ key }) => key);
      await auth.database.query('select private.forgive_attempts($1, $2)', [[here], counted]);
      await returnTokens(auth, buckets);
    },
  };
}

/** Number of unknown sources that may use their full limit on one account before all have to wait. */
const unknownSources = 5;
/** A /48 may use less than half of the account's limit, so that one customer's networks cannot slow down all others. */
const widerNetworkShare = 2;
const firstDelaySeconds = 30;
const maxDelaySeconds = 900;

const guessKey = (kind: string, account: Account) =>
  `auth:guess:${kind}:${digest('id' in account ? account.id : account.email)}`;

/** How many times the limit of one source applies to the guesses counted under this key. */
type SharedLimit = { key: string; share: number };

/** Limits that an unknown source shares with others: its wider network, and the whole account. */
function widerLimits(auth: Auth, context: AuthContext, accountKey: string): SharedLimit[] {
  const wider = widerNetworkOf(addressOf(auth, context) ?? '');
  const network = wider ? [{ key: `${accountKey}:${wider}`, share: widerNetworkShare }] : [];
  return [...network, { key: accountKey, share: unknownSources }];
}

async function takeAttempts({ database, settings }: Auth, limits: SharedLimit[]): Promise<void> {
  const free = limits.map(({ share }) => settings.limits.failuresPerAccount * share);
  const { wait } = requireRow(
    await database.query<Wait>('select private.take_attempts($1, $2, $3, $4) as wait', [
      limits.map(({ key }) => key),
      free,
      firstDelaySeconds,
      maxDelaySeconds,
    ]),
  );
  if (wait > 0) throw tooManyRequests(wait);
}

/** Seconds until the next request is allowed. */
type Wait = { wait: number };

async function requireToken(auth: Auth, bucket: Bucket): Promise<void> {
  const wait = await secondsToWait(auth, bucket);
  if (wait > 0) throw tooManyRequests(wait);
}

const tooManyRequests = (retryAfter: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter });

export async function secondsToWait({ database }: Auth, bucket: Bucket): Promise<number> {
  const { key, capacity, seconds } = bucket;
  const result = await database.query<Wait>('select private.take_token($1, $2, $3) as wait', [
    key,
    capacity,
    capacity / seconds,
  ]);
  return requireRow(result).wait;
}

async function returnTokens({ database }: Auth, buckets: Bucket[]): Promise<void> {
  if (buckets.length === 0) return;
  await database.query(
    `update private.rate_limits as bucket set tokens = least(given.capacity, bucket.tokens + 1)
     from unnest($1::text[], $2::float8[]) as given (key, capacity) where bucket.key = given.key`,
    [buckets.map(({ key }) => key), buckets.map(({ capacity }) => capacity)],
  );
}

export const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
