import { readConfig } from '../server/boot/config.ts';
import { warnOfOtherOwner } from '../server/boot/data-folder.ts';
import { openForCommand } from '../server/boot/open-for-command.ts';
import { keySettingsOf, urlOf } from '../server/boot/settings-of.ts';
import { examine } from '../server/doctor/examine.ts';
import type { Finding } from '../server/doctor/finding.ts';
import { createKeys } from '../server/jwt/jwt.ts';
import { createDatabase } from '../server/postgres/database.ts';
import { readArguments, runCommand } from './command.ts';

// npm run doctor
// Checks a running installation and says what to do. Changes nothing; ends with code 1 if something fails.

await runCommand(async () => {
  readArguments({ flags: [], usage: 'npm run doctor' });
  const config = readConfig();
  await warnOfOtherOwner(config.DATA_DIR, 'npm run doctor');
  const opened = await openForCommand(config);
  const database = createDatabase({ connectionString: opened.connectionString });
  try {
    const { anonKey } = await createKeys({ database, ...keySettingsOf(config) });
    const site = { url: await urlOf(config), anonKey };
    const findings = await examine({ config, database, site });
    for (const finding of findings) print(finding);
    const failures = findings.filter(({ state }) => state === 'failed').length;
    console.log(failures === 0 ? '\n  Nothing has failed.\n' : `\n  ${failures} failed.\n`);
    if (failures > 0) process.exitCode = 1;
  } finally {
    await database.close();
    await opened.close();
  }
});

function print({ state, text, remedy }: Finding): void {
  console.log(`  ${state.padEnd(7)}  ${text}`);
  if (remedy) console.log(`           ${remedy}`);
}
