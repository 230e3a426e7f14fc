import { hourSeconds } from '../../../domain/units.ts';
import { requireRow } from '../../postgres/query.ts';
import type { Auth, AuthContext } from '../context.ts';
import { base64urlDigest } from '../digest.ts';
import { AuthError } from '../errors.ts';
import { type Bucket, networkBucket, secondsToWait } from '../rate-limits.ts';
import { findKnownSource } from '../sessions/known-sources.ts';

// Mails are limited per hour and network, per kind, mailbox and interval, and per hour in total. Shares
// of the total are reserved: a flood of mails to unknown addresses must not keep the owner of an
// account, or staff, from resetting a password.

/** Share of the total that is reserved for confirmed accounts, and again for active staff. */
const reservedPart = 1 / 6;
/** Reserved mails per hour and mailbox, so that requests for one account cannot use up a share. */
const reservedPerMailbox = 5;

/** Limits mails that can be requested for any address. The response does not depend on the account. */
export async function limitMail(
  auth: Auth,
  context: AuthContext,
  kind: string,
  email: string,
): Promise<void> {
  await limitMailbox(auth, context, kind, email);
  const wait = await secondsToWait(auth, sharesOf(auth).everybody);
  if (wait === 0) return;
  // Preferring a known client reveals nothing: it has signed in to the account before.
  const isKnown = (await findKnownSource(auth, context, { email })) !== undefined;
  if (isKnown && (await takeReserved(auth, email))) return;
  throw tooManyMails('email rate limit exceeded', wait);
}

/**
 * Limits mails that only go to existing accounts. Returns false if there is no account or no share left for it; the
 * response must not reveal which.
 */
export async function limitAccountMail(
  auth: Auth,
  context: AuthContext,
  kind: string,
  email: string,
): Promise<boolean> {
  await limitMailbox(auth, context, kind, email);
  if (await takeAccountShare(auth, email)) return true;
  const { everybody, staff } = sharesOf(auth);
  const wait = Math.min(await readWaitSeconds(auth, everybody), await readWaitSeconds(auth, staff));
  if (wait > 0) throw tooManyMails('email rate limit exceeded', wait);
  return false;
}

/** Returns false if there is no account or no share left for it. */
export async function takeAccountShare(auth: Auth, email: string): Promise<boolean> {
  const standing = await findStanding(auth, email);
  if (!standing) return false;
  if ((await secondsToWait(auth, sharesOf(auth).everybody)) === 0) return true;
  return takeReserved(auth, email, standing);
}

/** The limits of network and mailbox, which are the same whether the address has an account or not. */
export async function limitMailbox(
  auth: Auth,
  context: AuthContext,
  kind: string,
  email: string,
): Promise<void> {
  const { mailInterval, limits } = auth.settings;
  const ofNetwork = networkBucket(auth, context, 'mails', limits.mailsPerVisitor, hourSeconds);
  const waitOfNetwork = await secondsToWait(auth, ofNetwork);
  if (waitOfNetwork > 0) throw tooManyMails('email rate limit exceeded', waitOfNetwork);
  if (mailInterval === 0) return;
  const key = `auth:mail:${kind}:${base64urlDigest(await mailboxOf(auth, email))}`;
  const wait = await secondsToWait(auth, { key, capacity: 1, seconds: mailInterval });
  if (wait === 0) return;
  throw tooManyMails(
    `For security purposes, you can only request this after ${Math.ceil(wait)} seconds.`,
    wait,
  );
}

type Standing = 'unconfirmed' | 'confirmed' | 'staff';

async function findStanding({ database }: Auth, email: string): Promise<Standing | undefined> {
  const { rows } = await database.query<{ standing: Standing }>(
    `select case when email_confirmed_at is null then 'unconfirmed'
       when exists (select from public.staff_profiles where user_id = id and state = 'active') then 'staff'
       else 'confirmed' end as standing
     from auth.users where lower(email) = $1 and not is_sso_user and deleted_at is null`,
    [email],
  );
  return rows[0]?.standing;
}

async function takeReserved(auth: Auth, email: string, known?: Standing): Promise<boolean> {
  const standing = known ?? (await findStanding(auth, email));
  if (standing !== 'confirmed' && standing !== 'staff') return false;
  const mailbox = {
    key: `auth:mails:reserved:${base64urlDigest(await mailboxOf(auth, email))}`,
    capacity: reservedPerMailbox,
    seconds: hourSeconds,
  };
  if ((await secondsToWait(auth, mailbox)) > 0) return false;
  const { accounts, staff } = sharesOf(auth);
  if ((await secondsToWait(auth, accounts)) === 0) return true;
  return standing === 'staff' && (await secondsToWait(auth, staff)) === 0;
}

/** One mailbox has many spellings of its address. */
async function mailboxOf({ database }: Auth, email: string): Promise<string> {
  const rows = await database.query<{ mailbox: string }>('select private.mailbox($1) as mailbox', [
    email,
  ]);
  return requireRow(rows).mailbox;
}

function sharesOf({ settings }: Auth): Record<'everybody' | 'accounts' | 'staff', Bucket> {
  const mailsPerHour = settings.limits.mailsPerHour;
  const reservedMails = Math.max(1, Math.floor(mailsPerHour * reservedPart));
  return {
    everybody: {
      key: 'auth:mails',
      capacity: Math.max(1, mailsPerHour - 2 * reservedMails),
      seconds: hourSeconds,
    },
    accounts: { key: 'auth:mails:accounts', capacity: reservedMails, seconds: hourSeconds },
    staff: { key: 'auth:mails:staff', capacity: reservedMails, seconds: hourSeconds },
  };
}

/** Returns the seconds until the bucket has a token, without taking one. */
async function readWaitSeconds(
  { database }: Auth,
  { key, capacity, seconds }: Bucket,
): Promise<number> {
  const { rows } = await database.query<{ wait: number }>(
    `select greatest(0, 1 - tokens - extract(epoch from clock_timestamp() - refilled_at) * $2::float8) / $2::float8 as wait
     from private.rate_limits where key = $1`,
    [key, capacity / seconds],
  );
  return rows[0]?.wait ?? 0;
}

const tooManyMails = (message: string, retryAfter: number) =>
  new AuthError(429, 'over_email_send_rate_limit', message, { retryAfter });
