import { daySeconds, hourSeconds } from '../../../domain/units.ts';
import { requireRow } from '../../postgres/query.ts';
import type { Auth, AuthContext } from '../context.ts';
import { base64urlDigest } from '../digest.ts';
import { AuthError } from '../errors.ts';
import { type Bucket, networkBucket, secondsToWait } from '../rate-limits.ts';
import { findKnownSource, networkOfClient } from '../sessions/known-sources.ts';

// Every message costs money. Each one that a browser or network asks for to the same number has to wait twice as long as
// the one before, until a right code was entered, and there is a limit per day for a number, an account, a network and in
// total.

const maxDelaySeconds = hourSeconds;
/** Share of the messages to a number that one network can ask for, which has not signed in with it. */
const networkPart = 0.3;
/** Share of the daily total that is left to second factors, so that a flood of others locks nobody out. */
const reservedPart = 1 / 3;

/** Limits codes that anybody can request or, with an account, that a signed-in user sends to any number. */
export async function limitText(
  auth: Auth,
  context: AuthContext,
  phone: string,
  accountId?: string,
): Promise<void> {
  await limitNetwork(auth, context);
  await limitNumber(auth, context, phone);
  if (accountId) await requireRoom(auth, dailyBucket(auth, accountId));
  await requireRoom(auth, totalOf(auth).everybody);
}

/** Counted apart from other messages: nobody else can delay the second factor of an account. */
export async function limitFactorText(
  auth: Auth,
  context: AuthContext,
  factorId: string,
): Promise<void> {
  await limitNetwork(auth, context);
  await limitDelay(auth, factorId);
  await requireRoom(auth, dailyBucket(auth, factorId));
  const { everybody, factors } = totalOf(auth);
  if ((await secondsToWait(auth, everybody)) > 0) await requireRoom(auth, factors);
}

/**
 * Each network from which nobody has signed in with this number has only a share of its messages, so that one client
 * cannot keep others from signing in with it. A browser or network that has signed in with it has a separate count.
 */
async function limitNumber(auth: Auth, context: AuthContext, phone: string): Promise<void> {
  const number = phoneKey(phone);
  const knownSource = await findKnownSource(auth, context, { phone });
  await limitDelay(auth, await receiverOf(auth, context, phone));
  if (knownSource) return requireRoom(auth, dailyBucket(auth, `${number}:${knownSource}`));
  const share = Math.max(1, Math.floor(auth.settings.limits.smsPerNumber * networkPart));
  await requireRoom(auth, networkBucket(auth, context, `sms:${number}`, share, daySeconds));
  await requireRoom(auth, dailyBucket(auth, number));
}

/** The requester, a browser or network, whose messages to a number wait for each other. */
export async function receiverOf(auth: Auth, context: AuthContext, phone: string): Promise<string> {
  const knownSource = await findKnownSource(auth, context, { phone });
  return `${phoneKey(phone)}:${knownSource ?? networkOfClient(auth, context)}`;
}

/** After a right code, the next message may follow without the grown delay. The limit per day stays. */
export async function forgiveTexts({ database }: Auth, receiver: string): Promise<void> {
  await database.query('select private.forgive_attempts($1, $2)', [[delayKey(receiver)], []]);
}

const phoneKey = (phone: string) => base64urlDigest(phone);

const delayKey = (receiver: string) => `auth:sms:delay:${receiver}`;

async function limitNetwork(auth: Auth, context: AuthContext): Promise<void> {
  const { smsPerVisitor } = auth.settings.limits;
  await requireRoom(auth, networkBucket(auth, context, 'sms', smsPerVisitor, daySeconds));
}

async function limitDelay(auth: Auth, receiver: string): Promise<void> {
  const { smsInterval } = auth.settings;
  if (smsInterval <= 0) return;
  const attempts = await auth.database.query<{ wait: number }>(
    'select private.take_attempts($1, $2, $3, $4) as wait',
    [[delayKey(receiver)], [1], smsInterval, Math.max(smsInterval, maxDelaySeconds)],
  );
  const { wait } = requireRow(attempts);
  const seconds = Math.ceil(wait);
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  if (wait > 0) throw tooManyTexts(message, wait);
}

const dailyBucket = ({ settings }: Auth, subject: string): Bucket => ({
  key: `auth:sms:day:${subject}`,
  capacity: settings.limits.smsPerNumber,
  seconds: daySeconds,
});

function totalOf({ settings }: Auth): Record<'everybody' | 'factors', Bucket> {
  const textsPerDay = settings.limits.smsPerDay;
  const reservedTexts = Math.max(1, Math.floor(textsPerDay * reservedPart));
  return {
    everybody: {
      key: 'auth:sms',
      capacity: Math.max(1, textsPerDay - reservedTexts),
      seconds: daySeconds,
    },
    factors: { key: 'auth:sms:factors', capacity: reservedTexts, seconds: daySeconds },
  };
}

async function requireRoom(auth: Auth, bucket: Bucket): Promise<void> {
  const wait = await secondsToWait(auth, bucket);
  if (wait > 0) throw tooManyTexts('SMS rate limit exceeded', wait);
}

const tooManyTexts = (message: string, retryAfter: number) =>
  new AuthError(429, 'over_sms_send_rate_limit', message, { retryAfter });
