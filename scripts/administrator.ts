import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { hashPassword } from '../server/auth/passwords/passwords.ts';
import { recordAccountEvent } from '../server/auth/users/account-events.ts';
import { makeAdministrator } from '../server/auth/users/make-administrator.ts';
import { type Config, readConfig } from '../server/boot/config.ts';
import { ConfigError } from '../server/boot/config-error.ts';
import { openForCommand } from '../server/boot/database/open-for-command.ts';
import { warnOfOtherOwner } from '../server/boot/database/other-owner.ts';
import { prepareDatabase } from '../server/boot/database/prepare-database.ts';
import { createDatabase, type Database } from '../server/postgres/database.ts';
import { readArguments, runCommand } from './command.ts';

// npm run administrator -- EMAIL
// Prints a new password for an administrator who has lost theirs, or for a new one, while the product runs or not.

const usage = 'npm run administrator -- EMAIL';
const newAccount =
  'This account is new. If its address is misspelt, delete it under “Users”: who reads mail there can set a password.';
const lostAccess =
  'Its sessions, its second factors and its links to sign-in providers were removed.';

await runCommand(async () => {
  const { positionals } = readArguments({ flags: [], maxPositionals: 1, usage });
  const config = readConfig();
  await warnOfOtherOwner(config.DATA_DIR, usage);
  const opened = await openForCommand(config);
  try {
    await prepareDatabase(opened.connectionString, { DEMO_CONTENT: undefined }, () => undefined);
    const database = createDatabase({ connectionString: opened.connectionString });
    await makeAndPrint(database, config, positionals[0]).finally(database.close);
  } finally {
    await opened.close();
  }
});

async function makeAndPrint(database: Database, { PUBLIC_URL }: Config, argument?: string) {
  const email = await readAddress(database, argument);
  const password = randomBytes(12).toString('base64url');
  const isNew = await makeWith(database, { email, password });
  console.log(`\n  Sign in at ${PUBLIC_URL}/admin as ${email}`);
  console.log(`  with the password ${password} (shown only this once)`);
  console.log(`\n  ${isNew ? newAccount : lostAccess}\n`);
}

async function readAddress({ query }: Database, argument = ''): Promise<string> {
  const { data } = z.email().safeParse(argument.trim().toLowerCase());
  if (data) return data;
  const { rows } = await query<{ email: string }>(
    `select email from public.staff_profiles where role = 'admin' and state = 'active' order by email limit 20`,
  );
  throw new ConfigError(
    `Which administrator? Usage: ${usage}. Administrators: ${rows.map(({ email }) => email).join(', ') || 'none'}.`,
  );
}

async function makeWith(
  { transaction }: Database,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const hash = await hashPassword(password);
  return transaction(async (query) => {
    const { id, is_new } = await makeAdministrator(query, { email, hash });
    await recordAccountEvent(query, id, 'change_password', { by: 'service_role' });
    return is_new;
  });
}
