import { type Config, readConfig } from '../server/boot/config.ts';
import type { OpenDatabase } from '../server/boot/database/open-database.ts';
import { assertDatabaseExists, openForCommand } from '../server/boot/database/open-for-command.ts';
import { warnOfOtherOwner } from '../server/boot/database/other-owner.ts';
import { environment } from '../server/boot/environment/environment.ts';
import { describeFailure } from '../server/boot/process/describe-failure.ts';
import { keySettingsOf, urlOf } from '../server/boot/settings-of.ts';
import { briefRetries, makeRoom } from '../server/doctor/check-files.ts';
import { examine } from '../server/doctor/examine.ts';
import { type Finding, failed, thenRestart } from '../server/doctor/finding.ts';
import { createKeys } from '../server/jwt/jwt.ts';
import { createDatabase } from '../server/postgres/database.ts';
import { createFiles } from '../server/storage/files/create-files.ts';
import { UnusedDatabase } from '../server/storage/installation.ts';
import { readArguments, runCommand } from './command.ts';

// npm run doctor
// Checks a running installation and says what to do. Changes nothing; ends with code 1 if something fails.

await runCommand(async () => {
  readArguments({ flags: [], usage: 'npm run doctor' });
  const notes: string[] = [];
  const config = readConfig(environment((line) => notes.push(line)));
  await warnOfOtherOwner(config.DATA_DIR, 'npm run doctor');
  await assertDatabaseExists(config);
  const files = createFiles(config, briefRetries);
  const opened = await openForCommand(config, files).catch((error) =>
    describeOutage(config, error),
  );
  const findings =
    'state' in opened
      ? await examineWithout({ config, notes }, opened)
      : await examineAll({ config, notes }, opened);
  for (const finding of findings) print(finding);
  const failures = findings.filter(({ state }) => state === 'failed').length;
  console.log(failures === 0 ? '\n  Nothing has failed.\n' : `\n  ${failures} failed.\n`);
  if (failures > 0) process.exitCode = 1;
});

type Installation = { config: Config; notes: string[] };

async function examineAll(installation: Installation, opened: OpenDatabase): Promise<Finding[]> {
  const { config } = installation;
  const database = createDatabase({ connectionString: opened.connectionString });
  try {
    const { anonKey } = await createKeys({ database, ...keySettingsOf(config) });
    return await examine({
      ...installation,
      database,
      site: { url: await urlOf(config), anonKey },
    });
  } finally {
    await database.close();
    await opened.close();
  }
}

async function examineWithout(installation: Installation, database: Finding): Promise<Finding[]> {
  return examine({ ...installation, database, site: { url: await urlOf(installation.config) } });
}

/** The rest of an installation is examined even while its database is unavailable. */
function describeOutage({ DATABASE_URL }: Config, error: unknown): Finding {
  const reason = describeFailure(error);
  if (typeof reason !== 'string') throw error;
  if (reason.startsWith('The disk is full')) return failed(reason, makeRoom);
  const saysWhatToDo = /Run: npm|is damaged\. |Delete that file/.test(reason);
  if (error instanceof UnusedDatabase || saysWhatToDo)
    return failed(reason, 'The database, the backups and background work are examined after that.');
  if (!DATABASE_URL)
    return failed(
      reason,
      'Start the product, or restart it if it runs: its log says more, as does DATA_DIR/postgres.log.',
    );
  const isAway = /ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|timeout|terminated/i;
  const advice = isAway.test(reason)
    ? 'Start PostgreSQL, or correct its host and port in DATABASE_URL and restart the product.'
    : `Correct what the line names: DATABASE_URL, or the setting of PostgreSQL. ${thenRestart}`;
  return failed(
    reason,
    `${advice} The database, the backups and background work are examined when it answers.`,
  );
}

function print({ state, text, remedy }: Finding): void {
  console.log(`  ${state.padEnd(7)}  ${text}`);
  if (remedy) console.log(`           ${remedy}`);
}
