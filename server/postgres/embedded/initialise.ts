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
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { privateFile } from '../../support/private-modes.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterOptions } from './cluster.ts';
import { ClusterError } from './cluster-error.ts';
import { clearOrphans } from './orphans.ts';
import type { RunAs } from './run-as.ts';
import { dataFolder, plainEnvironment } from './surroundings.ts';
import { copyTemplate, setPassword } from './template.ts';

// Makes the cluster beside its final place and renames it when complete, so that a start that was
// cut off in the middle leaves nothing that looks like a database.

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
  await removeUnfinished(cluster);
  const password = await keepPassword(cluster);
  // A name of its own: an earlier initdb that lost its parent may still be writing to the last one.
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
  await give(fresh, runAs);
  await runInitdb(fresh, initdb, runAs, password);
  await rename(fresh, cluster);
}

/** Whether a data folder holds a database. */
export const hasCluster = (folder: string) => exists(join(folder, 'postgres', 'PG_VERSION'));

export const passwordFile = (cluster: string) => `${cluster}-password`;

/** An empty file is as good as none: a disk that was full leaves one. */
const readPassword = async (cluster: string) =>
  (await readFile(passwordFile(cluster), 'utf8').catch(() => '')).trim();

export async function keepPassword(cluster: string): Promise<string> {
  const kept = await readPassword(cluster);
  if (kept) return kept;
  const made = makePassword();
  await writePassword(cluster, made);
  return made;
}

/** Written after the database has taken it: a start that is cut off in between does the same again. */
async function replacePassword(cluster: string, postgres: string, runAs: RunAs): Promise<void> {
  await clearOrphans(cluster);
  const made = makePassword();
  await setPassword({ cluster, postgres, runAs }, made);
  await writePassword(cluster, made);
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
    // The same order of letters everywhere, whatever locales the machine has.
    ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
  ];
  const child = spawn(initdb, args, {
    ...runAs,
    cwd: fresh,
    env: plainEnvironment,
    stdio: [stdin.fd, 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
  });
  const [code] = await once(child, 'close');
  await stdin.close();
  if (code !== 0) throw new ClusterError(`The database could not be made.\n${complaint.trim()}`);
}

/** A file that has lost its name already, so that no kill can leave the password lying about. */
async function openUnnamed(content: string, runAs: RunAs): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-'));
  const path = join(folder, 'password');
  await writeFile(path, '', { mode: privateFile });
  await give(path, runAs);
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

async function give(path: string, { uid, gid }: RunAs): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
