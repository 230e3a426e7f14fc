import { resolve } from 'node:path';
import { backUp } from '../server/backup/back-up.ts';
import { readConfig } from '../server/config.ts';
import { openForCommand } from '../server/open-for-command.ts';
import { migrationSets } from '../server/postgres/migrate.ts';
import { step } from '../server/progress.ts';
import { createFiles } from '../server/storage/files/create-files.ts';
import { runCommand } from './command.ts';

// npm run backup -- FOLDER
// Database and files of one moment, whether the product runs or not.

await runCommand(async () => {
  const [given] = process.argv.slice(2);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = resolve(given ?? `backups/${stamp}`);
  const config = readConfig();
  const opened = await openForCommand(config);
  try {
    const manifest = await step('Backup written', () =>
      backUp({
        connectionString: opened.connectionString,
        files: createFiles(config),
        folder,
        histories: migrationSets('').map(({ history }) => history),
      }),
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `\n  ${folder}\n  ${manifest.tables.length} tables, ${rows} rows, ${manifest.files.length} files\n`,
    );
    warnOfMissing(manifest.missing);
  } finally {
    await opened.close();
  }
});

function warnOfMissing(missing: string[]): void {
  if (missing.length === 0) return;
  console.error(
    `The backup is complete but for files that the storage has lost (${missing.length}):`,
  );
  for (const name of missing) console.error(`  ${name}`);
  process.exitCode = 1;
}
