import { rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { backUp, findLeftDrafts } from '../server/backup/back-up.ts';
import {
  asBucketError,
  isUrl,
  openBackupBucket,
  parseBucketUrl,
} from '../server/backup/bucket/backup-url.ts';
import type { EarlierFiles } from '../server/backup/copy-files.ts';
import type { Manifest } from '../server/backup/manifest.ts';
import { recordBackup } from '../server/backup/record-backup.ts';
import { deleteOldest, linkNewest, nameOf } from '../server/backup/series.ts';
import { type Config, readConfig } from '../server/boot/config.ts';
import { ConfigError } from '../server/boot/config-error.ts';
import { openForCommand } from '../server/boot/database/open-for-command.ts';
import { warnOfOtherOwner } from '../server/boot/database/other-owner.ts';
import { step } from '../server/boot/process/progress.ts';
import { lockFolder } from '../server/postgres/embedded/lock.ts';
import { migrationSets } from '../server/postgres/migrations/migrate.ts';
import { createQuery } from '../server/postgres/query.ts';
import { hasSqlstate, sqlstate } from '../server/postgres/sqlstate.ts';
import { withClient } from '../server/postgres/with-client.ts';
import { createFiles } from '../server/storage/files/create-files.ts';
import { interruptible, readArguments, runCommand } from './command.ts';

// npm run backup -- FOLDER
// Writes a consistent copy of database and files, whether the product runs or not.
// npm run backup -- --keep 14 FOLDER
// Writes it to a folder in FOLDER that is named after the time, and deletes all but the newest 14 of these. Files that the
// newest of them has are linked from there; with --full they are copied.
// npm run backup -- --keep 14 s3://bucket/prefix
// Does the same in a bucket. Files that its newest backup has are not sent again.

const usage =
  'npm run backup -- FOLDER, or npm run backup -- --keep 14 [--full] FOLDER, or npm run backup -- --keep 14 s3://bucket/prefix';

const work = interruptible(async (signal) => {
  const { positionals, read, has } = readArguments({
    flags: ['full'],
    values: ['keep'],
    maxPositionals: 1,
    usage,
  });
  const [target] = positionals;
  const keep = readKeep(read('keep'));
  const config = readConfig();
  const isFull = has('full');
  const place =
    target && isUrl(target)
      ? bucketPlace(config, target, isFull)
      : folderPlace(target, keep, isFull);
  await warnOfOtherOwner(config.DATA_DIR, 'npm run backup -- …');
  const opened = await openForCommand(config);
  const { folder } = place;
  try {
    const manifest = await step('Backup written', async () => {
      const earlier = await place.earlier();
      const written = await backUp({
        connectionString: opened.connectionString,
        files: createFiles(config),
        folder,
        sets: migrationSets(join(import.meta.dirname, '..')),
        earlier,
        signal,
      });
      await place.finish(written, { earlier, signal });
      return written;
    });
    await record(opened.connectionString, manifest);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `\n  ${place.name}\n  ${manifest.tables.length} tables, ${rows} rows, ${manifest.files.length} files\n`,
    );
    warn(manifest);
    if (keep) await keepNewest(() => place.deleteOldest(keep), manifest);
    for (const draft of await place.findLeft()) {
      console.error(
        `${draft} is left of a backup that was killed. It holds personal data: delete it.`,
      );
    }
  } finally {
    await place.cleanUp();
    await opened.close();
  }
});

/** The destination of a backup. */
type Place = {
  /** The name that the operator gave it. */
  name: string;
  /** The folder that it is written to first. */
  folder: string;
  earlier: () => Promise<EarlierFiles | undefined>;
  finish: (
    manifest: Manifest,
    options: { earlier?: EarlierFiles; signal: AbortSignal },
  ) => Promise<void>;
  deleteOldest: (keep: number) => Promise<string[]>;
  /** Finds the leftovers of killed backups on the disk. */
  findLeft: () => Promise<string[]>;
  cleanUp: () => Promise<void>;
};

function folderPlace(target: string | undefined, keep: number | undefined, isFull: boolean): Place {
  const series = resolve(target ?? 'backups');
  const folder = target && !keep ? series : join(series, nameOf(new Date()));
  return {
    name: folder,
    folder,
    earlier: async () => (keep && !isFull ? linkNewest(series) : undefined),
    finish: async () => undefined,
    deleteOldest: (count) => deleteOldest(series, count),
    findLeft: () => findLeftDrafts(folder),
    cleanUp: async () => undefined,
  };
}

function bucketPlace(config: Config, url: string, isFull: boolean): Place {
  const { bucket, path } = parseBucketUrl(url);
  const target = openBackupBucket(config, bucket, path);
  const name = nameOf(new Date());
  // In DATA_DIR, because the folder for temporary files may be small.
  const folder = join(config.DATA_DIR, 'backup-to-send', name);
  let unlockBucket: (() => Promise<void>) | undefined;
  return {
    name: ['s3:/', bucket, path, name].filter(Boolean).join('/'),
    folder,
    earlier: async () => {
      // Uses the bucket first, which shows before the backup is written that it can be read and written to.
      const lockAndRead = async () => {
        unlockBucket = await target.lock();
        return target.earlierFiles();
      };
      const earlier = await lockAndRead().catch((error) => {
        throw asBucketError(error, bucket);
      });
      return isFull ? undefined : earlier;
    },
    finish: async (manifest, options) => {
      // The lock tells other backups that this process is alive.
      const unlock = await lockFolder(folder, 'npm run backup');
      await target.upload(name, folder, manifest, options).finally(unlock);
    },
    deleteOldest: (count) => target.deleteOldest(count),
    // Every folder beside this one is a backup that was not uploaded, complete or not.
    findLeft: () => findLeftDrafts(folder, ''),
    cleanUp: async () => {
      await unlockBucket?.();
      await rm(folder, { recursive: true, force: true });
      // Fails if another backup is being written there.
      await rmdir(dirname(folder)).catch(() => undefined);
    },
  };
}

function readKeep(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw new ConfigError(`--keep needs a number of backups from 1 to 9999. Usage: ${usage}`);
}

/** Old backups may have the files that this one lacks. */
async function keepNewest(
  deleteOthers: () => Promise<string[]>,
  { missing, damaged }: Manifest,
): Promise<void> {
  if (missing.length + damaged.length > 0) {
    console.error('Therefore no older backup was deleted.');
    return;
  }
  const deleted = await deleteOthers();
  if (deleted.length > 0) console.log(`  Deleted older ones: ${deleted.join(', ')}\n`);
}

/** Records the backup for the back office and the doctor. */
async function record(connectionString: string, manifest: Manifest): Promise<void> {
  await withClient(connectionString, (client) =>
    recordBackup(createQuery(client.query.bind(client)), manifest),
  ).catch((error) => {
    // A database that accepts no writes can be backed up all the same.
    if (!hasSqlstate(error, sqlstate.readOnlyTransaction)) throw error;
  });
}

function warn({ leftOut, missing, unstored, lost, damaged }: Manifest): void {
  for (const name of leftOut) {
    console.error(`Not in the backup: ${name} is no table of the product. Use pg_dump for it.`);
  }
  if (lost.length > 0)
    console.error(`Without the files that were accepted as lost (${lost.length}).`);
  reportFiles(
    'The backup is complete but for files that the storage has lost or cannot read',
    missing,
  );
  reportFiles(
    'The storage has lost or damaged files that this backup has from an earlier one',
    unstored,
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
