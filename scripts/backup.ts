import { resolve } from 'node:path';
import { backUp } from '../server/backup/back-up.ts';
import { BackupError } from '../server/backup/manifest.ts';
import { ConfigError, readConfig } from '../server/config.ts';
import { openForCommand } from '../server/open-for-command.ts';
import { migrationSets } from '../server/postgres/migrate.ts';
import { step } from '../server/progress.ts';
import { createFiles } from '../server/storage/files/create-files.ts';

// npm run backup -- FOLDER
// Database and files of one moment, whether the product runs or not.

try {
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
  } finally {
    await opened.close();
  }
} catch (error) {
  const isExpected = error instanceof BackupError || error instanceof ConfigError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
