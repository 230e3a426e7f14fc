import { spawnSync } from 'node:child_process';
import { access, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Binaries, findBinaries } from '../../postgres/embedded/binaries.ts';
import { chooseUser } from '../../postgres/embedded/choose-user.ts';
import { type ClusterOptions, startCluster } from '../../postgres/embedded/cluster.ts';
import { hasCluster, passwordFile } from '../../postgres/embedded/initialise.ts';
import { templateFolder } from '../../postgres/embedded/template.ts';
import type { MigrationSet } from '../../postgres/migrations/applied-migrations.ts';
import type { Files } from '../../storage/files/files.ts';
import { backUp } from '../back-up.ts';
import { BackupError, type Manifest } from '../manifest.ts';
import { hasCurrentTables, restore } from '../restore/restore.ts';
import { backupPrefix, findInterrupted } from './upgrade-in-progress.ts';

// Takes the embedded database to the major version of the package, by a backup of its tables: that depends on neither
// version, and leaves the old database as it is. The caller holds the lock of the folder.

type Options = {
  folder: string;
  /** Folder of the programs of the old version. The default is the folder of the Debian package. */
  programs?: string;
  files: Files;
  sets: MigrationSet[];
  signal?: AbortSignal;
};

type Upgraded = { from: number; to: number; old: string; manifest: Manifest };

/** Returns undefined if the database has the version of the package already. */
export async function upgradeCluster(options: Options): Promise<Upgraded | undefined> {
  const { folder, files, sets, signal } = options;
  await undoInterrupted(folder);
  if (!(await hasCluster(folder))) {
    throw new BackupError(`${folder} holds no database. Set the DATA_DIR of the product.`);
  }
  const cluster = join(folder, 'postgres');
  const from = Number(await readFile(join(cluster, 'PG_VERSION'), 'utf8'));
  const to = majorOf((await findBinaries(await chooseUser(cluster))).postgres);
  if (from === to) return undefined;
  if (from > to) {
    throw new BackupError(
      `The database is of PostgreSQL ${from}, newer than the ${to} of this version of the product. Use the version that it ran with.`,
    );
  }
  const oldFolder = `${cluster}-${from}`;
  await assertNothingLeft(oldFolder);
  const binaries = await getPrograms(from, options.programs);
  const backup = join(folder, `${backupPrefix}${from}`);
  const manifest = await withCluster({ folder, binaries }, (connectionString) =>
    backUp({ connectionString, files, folder: backup, sets, signal, withFiles: false }),
  );
  const isCurrent = await hasCurrentTables(backup, sets);
  await moveCluster(cluster, oldFolder);
  try {
    await withCluster(
      { folder, ...(isCurrent && { template: templateFolder }) },
      (connectionString) =>
        restore({ connectionString, files, folder: backup, sets, keepFiles: true, signal }),
    );
  } catch (error) {
    await rm(cluster, { recursive: true, force: true });
    await moveCluster(oldFolder, cluster);
    throw error;
  } finally {
    await rm(backup, { recursive: true, force: true });
  }
  return { from, to, old: oldFolder, manifest };
}

/** Puts the old database back, if it was moved away. */
async function undoInterrupted(folder: string): Promise<void> {
  const version = await findInterrupted(folder);
  if (!version) return;
  const cluster = join(folder, 'postgres');
  const oldFolder = `${cluster}-${version}`;
  if (await exists(oldFolder)) {
    await rm(cluster, { recursive: true, force: true });
    await rename(oldFolder, cluster);
  }
  if (await exists(passwordFile(oldFolder)))
    await rename(passwordFile(oldFolder), passwordFile(cluster));
  await rm(join(folder, `${backupPrefix}${version}`), { recursive: true, force: true });
}

/**
 * Throws if an earlier upgrade left a database there, because it would be mistaken for the one that this upgrade moves
 * away.
 */
async function assertNothingLeft(old: string): Promise<void> {
  for (const path of [old, passwordFile(old)]) {
    if (!(await exists(path))) continue;
    throw new BackupError(
      `${path} is left of an earlier upgrade. Move it away, or delete it if you no longer need it, and repeat: npm run upgrade-database`,
    );
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function withCluster<T>(
  options: ClusterOptions,
  work: (connectionString: string) => Promise<T>,
): Promise<T> {
  const running = await startCluster(options);
  try {
    return await work(running.connectionString);
  } finally {
    await running.stop();
  }
}

async function moveCluster(from: string, to: string): Promise<void> {
  await rename(passwordFile(from), passwordFile(to));
  await rename(from, to);
}

async function getPrograms(version: number, folder: string | undefined): Promise<Binaries> {
  const programs = folder ?? `/usr/lib/postgresql/${version}/bin`;
  const binaries = { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') };
  if (!(await exists(binaries.postgres))) {
    throw new BackupError(
      `The programs of PostgreSQL ${version}, which can read the database, are not in ${programs}. ` +
        `Install them, such as Debian's package postgresql-${version}, or name their folder: npm run upgrade-database -- --programs FOLDER`,
    );
  }
  const majorVersion = majorOf(binaries.postgres);
  if (majorVersion === version) return binaries;
  throw new BackupError(
    `${programs} has the programs of PostgreSQL ${majorVersion}, but the database is of ${version}.`,
  );
}

/** The first number that the program prints, such as in “postgres (PostgreSQL) 15.20”. */
function majorOf(program: string): number {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0]);
}
