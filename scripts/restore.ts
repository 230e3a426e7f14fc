import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../server/backup/manifest.ts';
import { restore } from '../server/backup/restore.ts';
import { type Config, readConfig } from '../server/config.ts';
import { createLogger } from '../server/logger.ts';
import { type OpenDatabase, openDatabase } from '../server/open-database.ts';
import { lockFolder } from '../server/postgres/embedded/lock.ts';
import { migrationSets } from '../server/postgres/migrate.ts';
import { step } from '../server/progress.ts';
import { createFiles } from '../server/storage/files/create-files.ts';
import { runCommand } from './command.ts';

// npm run restore -- FOLDER                 into the empty database and storage of the settings
// npm run restore -- FOLDER --keep-files    into the empty database; the storage is the one the backup was made of

await runCommand(async () => {
  const { given, keepFiles } = readArguments();
  const config = readConfig();
  const opened = await open(config);
  try {
    const manifest = await step('Backup restored', () =>
      restore({
        connectionString: opened.connectionString,
        files: createFiles(config),
        folder: resolve(given),
        sets: migrationSets(join(import.meta.dirname, '..')),
        keepFiles,
      }),
    );
    console.log(`\n  As it was on ${manifest.createdAt}.\n`);
  } finally {
    await opened.close();
  }
});

function readArguments(): { given: string; keepFiles: boolean } {
  const { values, positionals } = parseArgs({
    options: { 'keep-files': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [given] = positionals;
  if (!given) throw new BackupError('Which backup? npm run restore -- FOLDER');
  return { given, keepFiles: values['keep-files'] };
}

/** A new embedded database is made without tables: those of an older backup are older too. */
async function open(config: Config): Promise<OpenDatabase> {
  const logger = createLogger('silent');
  if (!config.DATABASE_URL) return openDatabase(config, logger, { copyTemplate: false });
  // Whoever still runs on the embedded database of this folder uses its files as well.
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(config.DATA_DIR, 'npm run restore');
  try {
    const { connectionString, close } = await openDatabase(config, logger);
    return { connectionString, close: () => close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}
