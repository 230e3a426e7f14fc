import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import {
  asBucketError,
  isUrl,
  openBackupBucket,
  parseBucketUrl,
} from '../server/backup/bucket/backup-url.ts';
import { asDiskFull } from '../server/backup/disk-full.ts';
import { hasManifest } from '../server/backup/manifest.ts';
import { hasCurrentTables, restore } from '../server/backup/restore/restore.ts';
import { listNames, namePattern } from '../server/backup/series.ts';
import { assertNotUpgrading } from '../server/backup/upgrade/upgrade-in-progress.ts';
import { type Config, readConfig } from '../server/boot/config.ts';
import { ConfigError } from '../server/boot/config-error.ts';
import { makeDataFolder, quoteForShell } from '../server/boot/database/data-folder.ts';
import { type OpenDatabase, openDatabase } from '../server/boot/database/open-database.ts';
import { openForCommand } from '../server/boot/database/open-for-command.ts';
import { assertNotOfOther, findLikelyOwner } from '../server/boot/database/other-owner.ts';
import { step } from '../server/boot/process/progress.ts';
import { lockFolder } from '../server/postgres/embedded/lock.ts';
import { migrationSets } from '../server/postgres/migrations/migrate.ts';
import { withClient } from '../server/postgres/with-client.ts';
import { createFiles } from '../server/storage/files/create-files.ts';
import { acceptLostFiles } from '../server/storage/installation.ts';
import { createLogger } from '../server/support/logger.ts';
import { interruptible, readArguments, runCommand } from './command.ts';

// npm run restore -- FOLDER                 into the empty database and storage of the settings
// npm run restore -- s3://bucket/prefix/NAME   the same from a bucket
// npm run restore -- FOLDER --keep-files    into the empty database; the files stay in their storage
// npm run restore -- --without-files        keeps the database and continues without its files, which are lost

const usage =
  'npm run restore -- FOLDER|s3://bucket/prefix/NAME [--keep-files], or npm run restore -- --without-files';

const work = interruptible(async (signal) => {
  const flags = ['keep-files', 'without-files'];
  const args = readArguments({ flags, maxPositionals: 1, usage });
  const [folder] = args.positionals;
  const keepsFiles = args.has('keep-files');
  const isWithoutFiles = args.has('without-files');
  if (Boolean(folder) === isWithoutFiles) throw new ConfigError(`Which backup? Usage: ${usage}`);
  const config = readConfig();
  await assertNotOfOther(config.DATA_DIR, 'npm run restore -- …');
  if (!folder) return continueWithoutFiles(config);
  if (!isUrl(folder)) return restoreFolder(config, resolve(folder), keepsFiles, signal);
  const fetched = await fetchBackup(config, folder);
  try {
    await restoreFolder(config, fetched, keepsFiles, signal);
  } finally {
    await rm(dirname(fetched), { recursive: true, force: true });
  }
});

/** Downloads a backup of a bucket to a temporary folder. */
async function fetchBackup(config: Config, url: string): Promise<string> {
  const { bucket, path } = parseBucketUrl(url);
  const name = basename(path);
  const isSeries = !namePattern.test(name);
  const prefix = isSeries ? path : path.replace(/\/?[^/]*$/, '');
  const target = openBackupBucket(config, bucket, prefix);
  if (isSeries) {
    const names = (await target.list().catch(rejectBucket(bucket))).map((found) => found.name);
    throw new ConfigError(
      chooseBackup(`s3://${[bucket, prefix].filter(Boolean).join('/')}`, names),
    );
  }
  const folder = join(await mkdtemp(join(tmpdir(), 'alpaca-restore-')), 'backup');
  try {
    await step('Backup fetched', () => target.download(name, folder).catch(rejectBucket(bucket)));
  } catch (error) {
    await rm(dirname(folder), { recursive: true, force: true });
    throw error;
  }
  return folder;
}

function rejectBucket(bucket: string) {
  return (error: unknown) => {
    throw asBucketError(error, bucket);
  };
}

/** A schedule writes dated backups, and the operator has named what holds them. */
function chooseBackup(place: string, names: string[]): string {
  const newest = names.at(-1);
  return newest
    ? `${place} holds ${names.length === 1 ? 'one backup' : `${names.length} backups`}. Name one, such as the newest: ${place}/${newest}`
    : `${place} holds no backup. Name one, such as ${place}/2026-01-31T03-15-00`;
}

async function assertNotSeries(folder: string): Promise<void> {
  if (await hasManifest(folder)) return;
  const names = await listNames(folder);
  if (names.length > 0) throw new ConfigError(chooseBackup(folder, names));
}

async function restoreFolder(
  config: Config,
  folder: string,
  keepFiles: boolean,
  signal: AbortSignal,
): Promise<void> {
  if (!config.DATABASE_URL) await assertNotUpgrading(config.DATA_DIR);
  await assertNotSeries(folder);
  const likelyOwner = await findLikelyOwner(config.DATA_DIR);
  const sets = migrationSets(join(import.meta.dirname, '..'));
  const opened = await open(config, await hasCurrentTables(folder, sets));
  let isRestored = false;
  try {
    const { manifest, skipped } = await step('Backup restored', () =>
      restore({
        connectionString: opened.connectionString,
        files: createFiles(config),
        folder,
        sets,
        keepFiles,
        signal,
      }),
    );
    isRestored = true;
    console.log(`\n  As it was on ${manifest.createdAt}.\n`);
    for (const name of skipped) console.error(`Not restored: ${name} is no table of the product.`);
    for (const file of manifest.missing) console.error(`Missing in the backup: ${file}`);
    for (const file of manifest.damaged) console.error(`Damaged in the backup: ${file}`);
    if (likelyOwner) console.error(belongsToRoot(config.DATA_DIR, likelyOwner));
  } catch (error) {
    // The log belongs to the new database, and is deleted with it.
    throw config.DATABASE_URL ? error : await asDiskFull(error, config.DATA_DIR);
  } finally {
    await (isRestored ? opened.close() : opened.discard());
  }
}

const belongsToRoot = (folder: string, user: string) =>
  `${folder} belongs to root now. If the product runs as ${user}, run: chown -R ${user}: ${quoteForShell(folder)}`;

async function continueWithoutFiles(config: Config): Promise<void> {
  const opened = await openForCommand(config);
  try {
    await withClient(opened.connectionString, (client) =>
      acceptLostFiles(createFiles(config), (text, values) => client.query(text, values)),
    );
    console.log(
      '\n  The next start uses the empty storage. Links to lost files return "not found".\n',
    );
  } finally {
    await opened.close();
  }
}

/** If the tables of the backup are older, a new embedded database is created without tables. */
async function open(config: Config, copyTemplate: boolean): Promise<OpenDatabase> {
  const logger = createLogger('silent');
  if (!config.DATABASE_URL) return openDatabase(config, logger, { copyTemplate });
  // A running product uses the files of this folder, whichever database it has.
  await makeDataFolder(config);
  const unlock = await lockFolder(config.DATA_DIR, 'npm run restore');
  try {
    const { connectionString, close } = await openDatabase(config, logger);
    const closeAll = () => close().finally(unlock);
    return { connectionString, close: closeAll, discard: closeAll };
  } catch (error) {
    await unlock();
    throw error;
  }
}

await runCommand(work);
