import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { type Config, ConfigError } from '../boot/config.ts';
import type { Database } from '../postgres/database.ts';
import { createFiles } from '../storage/files/create-files.ts';
import { readWhole, writeWhole } from '../storage/files/whole-file.ts';
import { assertStorageFits } from '../storage/installation.ts';
import { hasFreeSpace } from '../support/free-space.ts';
import { type Finding, failed, ok, reasonOf, warning } from './finding.ts';

/** The limit of the alert AlpacaDiskFull in docs/monitoring. */
const lowBytes = 2e9;

export async function checkFiles(
  config: Config,
  database?: Pick<Database, 'query'>,
): Promise<Finding[]> {
  const storage = await checkStorage(config);
  const canRead = database && storage.state === 'ok';
  const misfits = canRead ? await checkInstallation(config, database) : [];
  return [storage, ...misfits, await checkSpace(config)];
}

/** The check of the start: a volume that is not mounted takes writes as well. */
async function checkInstallation(
  config: Config,
  { query }: Pick<Database, 'query'>,
): Promise<Finding[]> {
  try {
    await assertStorageFits(createFiles(config), query);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [failed(error.message, 'The next start would end with this line.')];
  }
}

/** Writes, reads and deletes a file where uploads are stored. */
async function checkStorage(config: Config): Promise<Finding> {
  const files = createFiles(config);
  const place = config.S3_BUCKET ? `the bucket ${config.S3_BUCKET}` : 'DATA_DIR/files';
  const key = `doctor/${randomUUID()}`;
  try {
    await writeWhole(files, key, key);
    const read = await readWhole(files, key);
    if (String(read) !== key) throw new Error('another content was read than was written');
    return ok(`Files can be written to ${place} and read again.`);
  } catch (error) {
    if (config.S3_BUCKET) {
      return failed(
        `Files cannot be stored in ${place}: ${reasonOf(error)}.`,
        'Check S3_ENDPOINT, S3_REGION and the rights of the keys (read, write, delete, list).',
      );
    }
    return failed(
      `Files cannot be stored in ${place}: ${reasonOf((error as Error).cause ?? error)}.`,
      'Check the owner of DATA_DIR and the free space of its disk.',
    );
  } finally {
    await files.delete([key]).catch(() => undefined);
    await files.deleteFolder('doctor').catch(() => undefined);
  }
}

async function checkSpace({ DATA_DIR }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  const free = `${describeBytes(bavail * bsize)} are free on the disk of DATA_DIR.`;
  if (!(await hasFreeSpace(DATA_DIR, 'files'))) {
    return failed(
      free,
      'Uploads are rejected until there is more room: delete something or grow it.',
    );
  }
  if (bavail * bsize >= lowBytes) return ok(free);
  return warning(free, 'Make room: uploads are rejected before it is full.');
}

const describeBytes = (bytes: number) =>
  bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
