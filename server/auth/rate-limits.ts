import { hourSeconds } from '../../domain/units.ts';
import { prepare } from '../postgres/prepared-text.ts';
import { requireRow } from '../postgres/query.ts';
import { widerNetwork } from '../support/network/wider-network.ts';
import type { Auth, AuthContext, AuthRequest } from './context.ts';
import { base64urlDigest } from './digest.ts';
import { AuthError } from './errors.ts';
import {
  type Account,
  findKnownSource,
  keyOfAccount,
  networkOfClient,
} from './sessions/known-sources.ts';

// Buckets are stored in PostgreSQL, so a limit applies across processes. Attempts are counted by the
// typed address, so that unknown accounts are limited like known ones.

export interface Bucket {
  key: string;
  capacity: number;
  /** Time in which an empty bucket refills. */
  seconds: number;
}

const fiveMinutes = 300;

type AddressLimit = 'token' | 'verify' | 'mail' | 'factor';

/** Limits requests per network, whether they succeed or fail. */
export async function limitAddress(
  auth: Auth,
  context: AuthRequest,
  kind: AddressLimit,
): Promise<void> {
  await requireToken(auth, addressBucket(auth, context, kind));
}

/** The bucket of `limitAddress`. */
export function addressBucket(auth: Auth, context: AuthRequest, kind: AddressLimit): Bucket {
  return networkBucket(auth, context, kind, auth.settings.limits[kind], fiveMinutes);
}

/** The bucket of the client's network; the database counts the wider network around it as well. */
export function networkBucket(
  auth: Auth,
  context: AuthRequest,
  name: string,
  capacity: number,
  seconds: number,
): Bucket {
  return { key: `auth:${name}:${networkOfClient(auth, context)}`, capacity, seconds };
}

export async function limitAnonymous(auth: Auth, context: AuthContext): Promise<void> {
  const { anonymousPerHour } = auth.settings.limits;
  await requireToken(
    auth,
    networkBucket(auth, context, 'anonymous', anonymousPerHour, hourSeconds),
  );
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
  const knownSource = await findKnownSource(auth, context, account);
  const accountKey = guessKey(kind, account);
  const sourceKey = `${accountKey}:${knownSource ?? networkOfClient(auth, context)}`;
  const widerBuckets = knownSource ? [] : widerLimits(auth, context, accountKey);
  await takeAttempts(auth, [{ key: sourceKey, share: 1 }, ...widerBuckets]);
  const { failures } = auth.settings.limits;
  const isKnownDevice = knownSource?.startsWith('device:');
  const bucket = isKnownDevice
    ? undefined
    : networkBucket(auth, context, `guess:${kind}`, failures, fiveMinutes);
  if (bucket) await requireToken(auth, bucket);
  return {
    forgive: async () => {
      const countedKeys = widerBuckets.map(({ key }) => key);
      await auth.database.query('select private.forgive_attempts($1, $2)', [
        [sourceKey],
        countedKeys,
      ]);
      if (bucket) await returnToken(auth, bucket);
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
  `auth:guess:${kind}:${base64urlDigest(keyOfAccount(account).value)}`;

/** `share` multiplies the limit of one source for the guesses that are counted under this key. */
type SharedLimit = { key: string; share: number };

/** Limits that an unknown source shares with others: its wider network, and the whole account. */
function widerLimits(auth: Auth, context: AuthContext, accountKey: string): SharedLimit[] {
  const network = networkOfClient(auth, context);
  const wider = widerNetwork(network);
  const widerBuckets =
    wider === network ? [] : [{ key: `${accountKey}:${wider}`, share: widerNetworkShare }];
  return [...widerBuckets, { key: accountKey, share: unknownSources }];
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
  requireNoWait(wait);
}

/** Seconds until the next request is allowed. */
type Wait = { wait: number };

async function requireToken(auth: Auth, bucket: Bucket): Promise<void> {
  requireNoWait(await secondsToWait(auth, bucket));
}

/** Throws unless the request is allowed now. */
export function requireNoWait(wait: number): void {
  if (wait > 0) throw tooManyRequests(wait);
}

const tooManyRequests = (retryAfter: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter });

const takeToken = prepare('select private.take_token($1, $2, $3) as wait');

export async function secondsToWait({ database }: Auth, bucket: Bucket): Promise<number> {
  const { key, capacity, seconds } = bucket;
  const result = await database.query<Wait>(takeToken, [key, capacity, capacity / seconds]);
  return requireRow(result).wait;
}

async function returnToken({ database }: Auth, { key, capacity }: Bucket): Promise<void> {
  await database.query('select private.return_token($1, $2)', [key, capacity]);
}
