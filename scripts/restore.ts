import { join, resolve } from 'node:path';
import { BackupError } from '../server/backup/manifest.ts';
import { restore } from '../server/backup/restore.ts';
import { ConfigError, readConfig } from '../server/config.ts';
import { createLogger } from '../server/logger.ts';
import { openDatabase } from '../server/open-database.ts';
import { FolderInUse } from '../server/postgres/embedded/lock.ts';
import { migrationSets } from '../server/postgres/migrate.ts';
import { step } from '../server/progress.ts';
import { createFiles } from '../server/storage/files/create-files.ts';

// npm run restore -- FOLDER
// Into the empty database and storage of the settings.

try {
  const [given] = process.argv.slice(2);
  if (!given) throw new BackupError('Which backup? npm run restore -- FOLDER');
  const config = readConfig();
  const opened = await openDatabase(config, createLogger('silent'));
  try {
    const manifest = await step('Backup restored', () =>
      restore({
        connectionString: opened.connectionString,
        files: createFiles(config),
        folder: resolve(given),
        sets: migrationSets(join(import.meta.dirname, '..')),
      }),
    );
    console.log(`\n  As it was on ${manifest.createdAt}.\n`);
  } finally {
    await opened.close();
  }
} catch (error) {
  const isExpected =
    error instanceof BackupError || error instanceof ConfigError || error instanceof FolderInUse;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
