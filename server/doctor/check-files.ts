import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { Config } from '../boot/config.ts';
import { ConfigError } from '../boot/config-error.ts';
import { assertUsable } from '../boot/database/data-folder.ts';
import type { Database } from '../postgres/database.ts';
import { createFiles } from '../storage/files/create-files.ts';
import type { Files } from '../storage/files/files.ts';
import { BucketUnreachable } from '../storage/files/s3-client.ts';
import { readWhole, writeWhole } from '../storage/files/whole-file.ts';
import { assertStorageFits } from '../storage/installation.ts';
import { hasFreeSpace } from '../support/free-space.ts';
import { type Finding, failed, ok, reasonOf, thenRestart, warning } from './finding.ts';

/** A bucket that does not respond is not retried for long: an operator waits for the result. */
export const briefRetries = { retryForMs: 1_000 };

/** The limit of the alert AlpacaDiskFull in docs/monitoring. */
const lowBytes = 2e9;

export async function checkFiles(
  config: Config,
  database?: Pick<Database, 'query'>,
): Promise<Finding[]> {
  // First: a file written to a volume that is not mounted would create the folder below it.
  const misfits = database ? await checkInstallation(config, database) : [];
  const storage = misfits.length > 0 ? misfits : [await checkStorage(config)];
  return [...storage, await checkSpace(config)];
}

/** The check of the start: the folder of a volume that is not mounted accepts writes as well. */
async function checkInstallation(
  config: Config,
  { query }: Pick<Database, 'query'>,
): Promise<Finding[]> {
  try {
    await assertStorageFits(createFiles(config, briefRetries), query);
    return [];
  } catch (error) {
    if (isSilent(error)) return [await describeStorageFailure(config, error)];
    // The write that follows shows why the storage cannot be used.
    if (!(error instanceof ConfigError)) return [];
    return [
      failed(
        error.message,
        'Stop the product first, so that no upload goes to the wrong place. Its next start would end with this line.',
      ),
    ];
  }
}

/** Writes, reads and deletes a file where uploads are stored. */
async function checkStorage(config: Config): Promise<Finding> {
  const files = createFiles(config, briefRetries);
  const key = `doctor/${randomUUID()}`;
  try {
    await writeWhole(files, key, key);
    const read = await readWhole(files, key);
    if (String(read) !== key) throw new Error('another content was read than was written');
    await cleanUp(files, key);
    return ok(`Files can be written to ${placeOf(config)} and read again.`);
  } catch (error) {
    // A bucket that does not respond would take as long again.
    if (!isSilent(error)) await cleanUp(files, key);
    return await describeStorageFailure(config, error);
  }
}

/** Ignores failures: whether files can be written and read is known by then. */
async function cleanUp(files: Files, key: string): Promise<void> {
  await files.delete([key]).catch(() => undefined);
  await files.deleteFolder('doctor').catch(() => undefined);
}

const isSilent = (error: unknown) => error instanceof BucketUnreachable;

const placeOf = ({ S3_BUCKET }: Config) =>
  S3_BUCKET ? `the bucket ${S3_BUCKET}` : 'DATA_DIR/files';

async function describeStorageFailure(config: Config, error: unknown): Promise<Finding> {
  const { cause } = error as Error;
  const reason = config.S3_BUCKET ? reasonOf(error) : reasonOf(cause ?? error);
  return failed(
    `Files cannot be stored in ${placeOf(config)}: ${reason}.`,
    config.S3_BUCKET ? adviceForBucket : await adviceForFolder(config, cause ?? error),
  );
}

const adviceForBucket = `Correct S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. The keys need the rights to read, write, delete and list. ${thenRestart}`;

export const makeRoom =
  'Delete old backups, logs, or the folders that an upgrade of the database left (DATA_DIR/postgres-17), but nothing in DATA_DIR/postgres and DATA_DIR/files; or grow the disk.';

/** By the code of the error. */
export async function adviceForFolder(
  config: Parameters<typeof assertUsable>[0],
  error: unknown,
): Promise<string> {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return makeRoom;
  if (code === 'EROFS') return 'Mount the disk of DATA_DIR so that it can be written to.';
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return 'Something that is no folder is there: move it away. The product creates the folder.';
  // Names the part, its owner and the command that repairs it.
  const described = await assertUsable(config).then(
    () => undefined,
    ({ message }: Error) => message,
  );
  return described ?? 'Check the disk of DATA_DIR: dmesg shows its errors.';
}

async function checkSpace({ DATA_DIR }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  const free = `${describeBytes(bavail * bsize)} are free on the disk of DATA_DIR.`;
  if (!(await hasFreeSpace(DATA_DIR, 'files'))) {
    return failed(free, `Uploads are rejected until there is more room. ${makeRoom}`);
  }
  if (bavail * bsize >= lowBytes) return ok(free);
  return warning(free, `Uploads are rejected before it is full. ${makeRoom}`);
}

const describeBytes = (bytes: number) =>
  bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
