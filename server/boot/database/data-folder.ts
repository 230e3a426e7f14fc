import { access, constants, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findStats } from '../../support/find-stats.ts';
import { makeFolders } from '../../support/make-folders.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { findExisting, isNumber, nameOf } from './system-users.ts';

// DATA_DIR and everything in it belongs to the user who runs the product. A part that belongs to another user is found
// at the start, because otherwise the first upload would fail.

type Settings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'S3_BUCKET'>;

const { R_OK, W_OK, X_OK } = constants;

const databaseParts = ['postgres', 'postgres-password', 'postgres.log'];
const fileParts = [
  'files',
  'files/installation',
  'files/drafts',
  'files/objects',
  'files/variants',
];
/** Their folders are named by the first two characters of a file's version, so there are at most 256. */
const shardedParts = ['files/objects', 'files/variants'];

/** Creates the folder. An existing one keeps its access rights; its content is private. */
export async function makeDataFolder(settings: Settings): Promise<void> {
  const { DATA_DIR } = settings;
  await makeFolders(DATA_DIR).catch(async (error: NodeJS.ErrnoException) => {
    throw new ConfigError(await describeUncreated(DATA_DIR, error.code));
  });
  await assertUsable(settings);
}

/** Throws if this user cannot read and write the parts of the folder that the product uses. Missing parts are fine. */
export async function assertUsable(settings: Settings): Promise<void> {
  const { DATA_DIR, DATABASE_URL, S3_BUCKET } = settings;
  const parts = [
    ...['.', 'unsent-mail'],
    ...(DATABASE_URL ? [] : databaseParts),
    ...(S3_BUCKET ? [] : fileParts),
  ];
  await assertAllUsable(DATA_DIR, parts);
  if (S3_BUCKET) return;
  for (const part of shardedParts) {
    const names = await readdir(join(DATA_DIR, part)).catch(() => []);
    await assertAllUsable(
      DATA_DIR,
      names.map((name) => join(part, name)),
    );
  }
}

async function assertAllUsable(folder: string, parts: string[]): Promise<void> {
  for (const part of parts) {
    const path = join(folder, part);
    try {
      const stats = await stat(path);
      await access(path, stats.isDirectory() ? R_OK | W_OK | X_OK : R_OK | W_OK);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') continue;
      throw new ConfigError(await describeUnusable(folder, path, code));
    }
  }
}

async function describeUnusable(folder: string, path: string, code?: string): Promise<string> {
  const stats = await findStats(path);
  if (!stats || !isDenied(code)) return describe(folder, path, code);
  const user = await nameOf(process.getuid?.());
  const target = quoteForShell(await realpath(folder).catch(() => folder));
  const start = `DATA_DIR is ${JSON.stringify(folder)}, but ${path}`;
  if (stats.uid === process.getuid?.()) {
    return `${start} is closed to its own user ${user} (${code}). Run: chmod -R u+rwX ${target}`;
  }
  const owner = await nameOf(stats.uid);
  const repair = `as root: chown -R ${user}: ${target}`;
  return (
    `${start} belongs to ${owner}, and the user of this process, ${user}, may not use it (${code}). ` +
    ((await isOwnedBy(folder, stats.uid))
      ? `Run this as that user (sudo -u ${owner} …). Only if ${user} is to run the product from now on, run ${repair}`
      : `Run ${repair}`)
  );
}

/** True if another user of this system owns the whole installation: changing the owner would lock that user out. */
async function isOwnedBy(folder: string, uid: number): Promise<boolean> {
  const isUser = uid !== 0 && !isNumber(await nameOf(uid));
  return isUser && (await findStats(folder))?.uid === uid;
}

async function describeUncreated(folder: string, code?: string): Promise<string> {
  const parent = await findExisting(dirname(folder));
  const parentStats = isDenied(code) && (await findStats(parent));
  if (!parentStats || parentStats.uid === process.getuid?.()) return describe(folder, folder, code);
  const user = await nameOf(process.getuid?.());
  return (
    `DATA_DIR is ${JSON.stringify(folder)}, but cannot be created: ${parent} belongs to ${await nameOf(parentStats.uid)} (${code}). ` +
    `Run as root: install -d -m 700 -o ${user} ${quoteForShell(folder)}`
  );
}

function describe(folder: string, path: string, code?: string): string {
  const part = path === folder ? '' : `${path} `;
  return `DATA_DIR is ${JSON.stringify(folder)}, but ${part}must be a folder this user can write to (${code}).`;
}

const isDenied = (code?: string) => code === 'EACCES' || code === 'EPERM';

export const quoteForShell = (path: string) =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
