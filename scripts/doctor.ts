import { type Config, readConfig } from '../server/boot/config.ts';
import { warnOfOtherOwner } from '../server/boot/database/data-folder.ts';
import type { OpenDatabase } from '../server/boot/database/open-database.ts';
import { assertDatabaseExists, openForCommand } from '../server/boot/database/open-for-command.ts';
import { describeFailure } from '../server/boot/process/describe-failure.ts';
import { keySettingsOf, urlOf } from '../server/boot/settings-of.ts';
import { examine } from '../server/doctor/examine.ts';
import { type Finding, failed } from '../server/doctor/finding.ts';
import { createKeys } from '../server/jwt/jwt.ts';
import { createDatabase } from '../server/postgres/database.ts';
import { readArguments, runCommand } from './command.ts';

// npm run doctor
// Checks a running installation and says what to do. Changes nothing; ends with code 1 if something fails.

await runCommand(async () => {
  readArguments({ flags: [], usage: 'npm run doctor' });
  const config = readConfig();
  await warnOfOtherOwner(config.DATA_DIR, 'npm run doctor');
  await assertDatabaseExists(config);
  const opened = await openForCommand(config).catch((error) => describeOutage(config, error));
  const findings =
    'state' in opened ? await examineWithout(config, opened) : await examineAll(config, opened);
  for (const finding of findings) print(finding);
  const failures = findings.filter(({ state }) => state === 'failed').length;
  console.log(failures === 0 ? '\n  Nothing has failed.\n' : `\n  ${failures} failed.\n`);
  if (failures > 0) process.exitCode = 1;
});

async function examineAll(config: Config, opened: OpenDatabase): Promise<Finding[]> {
  const database = createDatabase({ connectionString: opened.connectionString });
  try {
    const { anonKey } = await createKeys({ database, ...keySettingsOf(config) });
    return await examine({ config, database, site: { url: await urlOf(config), anonKey } });
  } finally {
    await database.close();
    await opened.close();
  }
}

async function examineWithout(config: Config, database: Finding): Promise<Finding[]> {
  return examine({ config, database, site: { url: await urlOf(config) } });
}

/** The rest of an installation is examined also while its database is away. */
function describeOutage({ DATABASE_URL }: Config, error: unknown): Finding {
  const reason = describeFailure(error);
  if (typeof reason !== 'string') throw error;
  return failed(
    reason,
    DATABASE_URL
      ? 'Start PostgreSQL, or correct DATABASE_URL; background work is examined when it answers.'
      : 'Start the product, whose log says more, as does DATA_DIR/postgres.log.',
  );
}

function print({ state, text, remedy }: Finding): void {
  console.log(`  ${state.padEnd(7)}  ${text}`);
  if (remedy) console.log(`           ${remedy}`);
}
