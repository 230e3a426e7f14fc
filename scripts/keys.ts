import { countOf, removeUnreadable } from '../server/auth/factors/readable.ts';
import { type Config, readConfig } from '../server/boot/config.ts';
import { ConfigError } from '../server/boot/config-error.ts';
import { openForCommand } from '../server/boot/database/open-for-command.ts';
import { warnOfOtherOwner } from '../server/boot/database/other-owner.ts';
import { prepareDatabase } from '../server/boot/database/prepare-database.ts';
import { keySettingsOf, urlOf } from '../server/boot/settings-of.ts';
import { createKeys, type Keys } from '../server/jwt/jwt.ts';
import { generateSigningKey } from '../server/jwt/signing-keys.ts';
import { createDatabase, type Database } from '../server/postgres/database.ts';
import { findHolder } from '../server/postgres/embedded/lock.ts';
import { readArguments, runCommand } from './command.ts';

// npm run keys               prints URL and keys for clients, whether the product runs or not
// npm run keys -- --rotate   signs with a new key from now on; sessions continue, old service keys end
// npm run keys -- --revoke   rejects every service key issued so far and prints a new one; sessions continue
// npm run keys -- --new      prints a new signing key for AUTH_SIGNING_KEYS
// npm run keys -- --remove-unreadable-factors
//                            removes the second factors that AUTH_ENCRYPTION_KEY does not open, if their key is lost

const usage = 'npm run keys -- [--rotate] [--revoke] [--new] [--remove-unreadable-factors]';

const removal = 'remove-unreadable-factors';

await runCommand(async () => {
  const { has } = readArguments({ flags: ['new', 'rotate', 'revoke', removal], usage });
  if (has('new')) return console.log(JSON.stringify([await generateSigningKey()]));
  const config = readConfig();
  await warnOfOtherOwner(config.DATA_DIR, 'npm run keys');
  const opened = await openForCommand(config);
  try {
    await prepareDatabase(opened.connectionString, { DEMO_CONTENT: undefined }, () => undefined);
    const database = createDatabase({ connectionString: opened.connectionString });
    try {
      if (has(removal)) return await removeFactors(database, config);
      const keys = await createKeys({ database, ...keySettingsOf(config) });
      if (has('rotate')) await rotate(keys, config);
      if (has('revoke')) await revoke(keys, config);
      const { anonKey, serviceKey } = keys;
      const url = await urlOf(config);
      console.log(JSON.stringify({ url, anonKey, serviceKey }, null, 2));
    } finally {
      await database.close();
    }
  } finally {
    await opened.close();
  }
});

async function removeFactors(database: Database, config: Config): Promise<void> {
  // This command itself holds the folder of an embedded database that does not run.
  const holder = await findHolder(config.DATA_DIR);
  const isRunning = holder !== undefined && holder.pid !== process.pid;
  const removed = await removeUnreadable(database, config, { isRunning });
  console.log(
    removed === 0
      ? 'Every second factor can be read. Nothing was removed.'
      : `Removed ${countOf(removed)}. The owners sign in with their password and enrol again.`,
  );
}

async function rotate(keys: Keys, { AUTH_SIGNING_KEYS }: Config): Promise<void> {
  if (AUTH_SIGNING_KEYS) {
    throw new ConfigError(
      'AUTH_SIGNING_KEYS is set: put a key of `npm run keys -- --new` before the others in it and start again.',
    );
  }
  await keys.rotate();
}

async function revoke(keys: Keys, { AUTH_ACCESS_TOKEN_LIFETIME }: Config): Promise<void> {
  const needed = await keys.revoke(AUTH_ACCESS_TOKEN_LIFETIME);
  if (needed === 0) return;
  console.error(
    `Sessions may still hold tokens of ${needed === 1 ? 'a replaced signing key' : `${needed} replaced signing keys`}. ` +
      `Repeat this ${AUTH_ACCESS_TOKEN_LIFETIME} seconds after the rotation to reject those too.`,
  );
}
