import { ConfigError } from '../../boot/config-error.ts';
import type { Database } from '../../postgres/database.ts';
import type { Query } from '../../postgres/query.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import type { Factor } from '../users/users.ts';
import { decryptSecret, sealedPrefix } from './secrets.ts';
import { deleteFactor } from './unenroll.ts';

// Throws if secrets of second factors are encrypted with another AUTH_ENCRYPTION_KEY than the one in the settings.
// The owners of unreadable factors could not sign in, so the start looks for such factors.

type Sealed = Pick<Factor, 'id' | 'user_id' | 'secret'>;
type Settings = { AUTH_ENCRYPTION_KEY?: string };

/**
 * Throws if the key opens no second factor, and warns if it opens only some: a factor may have been enrolled while another
 * key was set, or be damaged. Called before the tables are there.
 */
export async function assertReadable(
  query: Query,
  settings: Settings,
  warn: (line: string) => void = console.warn,
): Promise<void> {
  const { rows } = await query<{ found: boolean }>(
    `select to_regclass('auth.mfa_factors') is not null as found`,
  );
  if (!rows[0]?.found) return;
  const { all, unreadable } = await inspectFactors(query, settings);
  if (unreadable.length === 0) return;
  if (unreadable.length === all) throw new ConfigError(`${reasonOf(settings, all)} ${advice}`);
  warn(
    `  ${countOf(unreadable.length)} of ${all} cannot be read with this AUTH_ENCRYPTION_KEY: ` +
      `their owners need a recovery code. To remove them run "${removeCommand}".`,
  );
}

/** Removes the second factors that the key does not open, and returns their number. */
export async function removeUnreadable(
  { transaction }: Pick<Database, 'transaction'>,
  settings: Settings,
  { isRunning }: { isRunning: boolean },
): Promise<number> {
  return transaction(async (query) => {
    const { all, unreadable } = await inspectFactors(query, settings);
    // The product does not start with a key that opens no factor. So a running product has another key than this command.
    if (isRunning && unreadable.length > 0 && unreadable.length === all) {
      throw new ConfigError(
        `${reasonOf(settings, all)} The running product has another one: give this command the settings of the product, or stop it first.`,
      );
    }
    for (const factor of unreadable) {
      await deleteFactor(query, factor);
      await recordAccountEvent(query, factor.user_id, 'remove_factor', { by: 'service_role' });
    }
    return unreadable.length;
  });
}

/**
 * Returns the number of verified factors and those that the key does not open. Factors that were never
 * verified protect nothing and are deleted after a day.
 */
async function inspectFactors(query: Query, { AUTH_ENCRYPTION_KEY: encryptionKey }: Settings) {
  const { rows } = await query<Sealed>(
    `select id, user_id, secret from auth.mfa_factors
     where status = 'verified' and starts_with(secret, $1)`,
    [sealedPrefix],
  );
  return {
    all: rows.length,
    unreadable: rows.filter((factor) => !canRead(encryptionKey, factor)),
  };
}

function canRead(encryptionKey: string | undefined, factor: Sealed): boolean {
  try {
    decryptSecret({ encryptionKey }, factor);
    return true;
  } catch {
    return false;
  }
}

export const countOf = (count: number) =>
  count === 1 ? '1 second factor' : `${count} second factors`;

const reasonOf = ({ AUTH_ENCRYPTION_KEY }: Settings, count: number) =>
  AUTH_ENCRYPTION_KEY
    ? `AUTH_ENCRYPTION_KEY is not the key that ${countOf(count)} in the database ${isOrAre(count)} encrypted with.`
    : `AUTH_ENCRYPTION_KEY is not set, but ${countOf(count)} in the database ${isOrAre(count)} encrypted with one.`;

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');

const removeCommand = 'npm run keys -- --remove-unreadable-factors';

const advice = `Set that key. If it is lost, run "${removeCommand}": their owners then sign in with their password and enrol again.`;
