import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chown,
  type FileHandle,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findStats } from '../../support/find-stats.ts';
import { privateFile } from '../../support/private-modes.ts';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './choose-user.ts';
import { clearOrphans } from './clear-orphans.ts';
import type { ClusterOptions } from './cluster.ts';
import { ClusterError } from './cluster-error.ts';
import { dataFolder, plainEnvironment } from './process-environment.ts';
import { copyTemplate, setPassword } from './template.ts';

// Creates the cluster in a temporary folder and renames it when complete, so that an interrupted
// start leaves nothing that looks like a database.

export async function initialise(
  cluster: string,
  { initdb, postgres }: Binaries,
  runAs: RunAs,
  { template, onLaunch }: Pick<ClusterOptions, 'template' | 'onLaunch'> = {},
): Promise<void> {
  if (await exists(join(cluster, 'PG_VERSION'))) {
    if (!(await readPassword(cluster))) await replacePassword(cluster, postgres, runAs);
    return;
  }
  await assertNotDamaged(dirname(cluster));
  await removeUnfinished(cluster);
  const password = await ensurePassword(cluster);
  // A unique name: an initdb of an interrupted start may still be writing to its folder.
  let fresh = await mkdtemp(`${cluster}.new-`);
  if (template) {
    const copying = copyTemplate({ template, fresh, postgres, runAs }, password);
    onLaunch?.();
    const isCopied = await copying.then(
      () => true,
      () => false,
    );
    if (isCopied) return rename(fresh, cluster);
    await rm(fresh, { recursive: true, force: true });
    fresh = await mkdtemp(`${cluster}.new-`);
  }
  await changeOwner(fresh, runAs);
  await runInitdb(fresh, initdb, runAs, password);
  await rename(fresh, cluster);
}

/** True if the data folder holds a database. */
export const hasCluster = (folder: string) => exists(join(folder, 'postgres', 'PG_VERSION'));

/** Throws if the data folder holds parts of a database, which must neither be replaced nor treated as missing. */
export async function assertNotDamaged(folder: string): Promise<void> {
  const cluster = join(folder, 'postgres');
  if (await hasCluster(folder)) return;
  const parts = await readdir(cluster).catch(() => []);
  if (parts.length === 0) return;
  throw new ClusterError(
    `${cluster} is damaged: it holds ${parts.length} parts of a database, but no PG_VERSION. ${repair}`,
  );
}

/** The advice about a database that has lost files. */
export const repair =
  'Bring the missing files back, or move the folder away and restore a backup: npm run restore -- FOLDER --keep-files.';

export const passwordFile = (cluster: string) => `${cluster}-password`;

/** Returns '' if there is no password file, or an empty one, which a full disk can leave behind. */
const readPassword = async (cluster: string) =>
  (await readFile(passwordFile(cluster), 'utf8').catch(() => '')).trim();

export async function ensurePassword(cluster: string): Promise<string> {
  const stored = await readPassword(cluster);
  if (stored) return stored;
  const password = makePassword();
  await writePassword(cluster, password);
  return password;
}

/** Writes the file after the database has the password, so that an interrupted start repeats both steps. */
async function replacePassword(cluster: string, postgres: string, runAs: RunAs): Promise<void> {
  await clearOrphans(cluster);
  const password = makePassword();
  await setPassword({ cluster, postgres, runAs }, password);
  await writePassword(cluster, password);
}

const makePassword = () => randomBytes(24).toString('base64url');

async function writePassword(cluster: string, password: string): Promise<void> {
  const file = passwordFile(cluster);
  await writeFile(`${file}.new`, password, { mode: privateFile, flush: true });
  await rename(`${file}.new`, file);
}

async function runInitdb(fresh: string, initdb: string, runAs: RunAs, password: string) {
  const stdin = await openUnnamed(password, runAs);
  const args = [
    ...['--pgdata', dataFolder(fresh, runAs), '--username', 'postgres'],
    ...['--pwfile', '/dev/stdin', '--auth', 'scram-sha-256', '--encoding', 'UTF8'],
    // Sort text the same way on every machine, whatever locales it has.
    ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
  ];
  const child = spawn(initdb, args, {
    ...runAs,
    cwd: fresh,
    env: plainEnvironment,
    stdio: [stdin.fd, 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr?.on('data', (text) => {
    errorOutput += text;
  });
  const [code] = await once(child, 'close');
  await stdin.close();
  if (code !== 0) throw new ClusterError(`The database could not be made.\n${errorOutput.trim()}`);
}

/** Opens a file that is already deleted, so that a killed process cannot leave the password on disk. */
async function openUnnamed(content: string, runAs: RunAs): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-'));
  const path = join(folder, 'password');
  await writeFile(path, '', { mode: privateFile });
  await changeOwner(path, runAs);
  const file = await open(path, 'r+');
  await rm(folder, { recursive: true });
  await file.write(content);
  return file;
}

async function removeUnfinished(cluster: string): Promise<void> {
  for (const name of await readdir(dirname(cluster))) {
    if (!name.startsWith('postgres.new-')) continue;
    await rm(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

async function changeOwner(path: string, { uid, gid }: RunAs): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

async function exists(path: string): Promise<boolean> {
  return (await findStats(path)) !== undefined;
}
