import { join, resolve } from 'node:path';
import pg from 'pg';
import { backUp, findLeftDrafts } from '../server/backup/back-up.ts';
import type { Manifest } from '../server/backup/manifest.ts';
import { readConfig } from '../server/boot/config.ts';
import { warnOfOtherOwner } from '../server/boot/data-folder.ts';
import { openForCommand } from '../server/boot/open-for-command.ts';
import { step } from '../server/boot/progress.ts';
import { migrationSets } from '../server/postgres/migrations/migrate.ts';
import { hasSqlstate, sqlstate } from '../server/postgres/sqlstate.ts';
import { createFiles } from '../server/storage/files/create-files.ts';
import { interruptible, readArguments, runCommand } from './command.ts';

// npm run backup -- FOLDER
// Writes a consistent copy of database and files, whether the product runs or not.

const usage = 'npm run backup -- FOLDER';

const work = interruptible(async (signal) => {
  const [given] = readArguments({ flags: [], maxPositionals: 1, usage }).positionals;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = resolve(given ?? `backups/${stamp}`);
  const config = readConfig();
  await warnOfOtherOwner(config.DATA_DIR, 'npm run backup -- …');
  const opened = await openForCommand(config);
  try {
    const manifest = await step('Backup written', () =>
      backUp({
        connectionString: opened.connectionString,
        files: createFiles(config),
        folder,
        sets: migrationSets(join(import.meta.dirname, '..')),
        signal,
      }),
    );
    await recordBackup(opened.connectionString);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `\n  ${folder}\n  ${manifest.tables.length} tables, ${rows} rows, ${manifest.files.length} files\n`,
    );
    warn(manifest);
    for (const draft of await findLeftDrafts(folder)) {
      console.error(
        `${draft} is left of a backup that was killed. It holds personal data: delete it.`,
      );
    }
  } finally {
    await opened.close();
  }
});

/** Records the time of the last complete backup, which the back office shows. */
async function recordBackup(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `insert into public.settings (key, value) values ('last_backup', to_jsonb(now()))
       on conflict (key) do update set value = excluded.value`,
    );
  } catch (error) {
    // A database that takes no writes can be backed up all the same.
    if (!hasSqlstate(error, sqlstate.readOnlyTransaction)) throw error;
  } finally {
    await client.end();
  }
}

function warn({ leftOut, missing, lost, damaged }: Manifest): void {
  for (const name of leftOut) {
    console.error(`Not in the backup: ${name} is no table of the product. Use pg_dump for it.`);
  }
  if (lost.length > 0)
    console.error(`Without the files that were accepted as lost (${lost.length}).`);
  reportFiles(
    'The backup is complete but for files that the storage has lost or cannot read',
    missing,
  );
  reportFiles('Stored files that are damaged are in the backup as they are', damaged);
}

/** A backup with such files is written, but the command fails, so that a schedule notices. */
function reportFiles(title: string, names: string[]): void {
  if (names.length === 0) return;
  console.error(`${title} (${names.length}):`);
  for (const name of names) console.error(`  ${name}`);
  process.exitCode = 1;
}

await runCommand(work);
