import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { assertDatabaseUsable } from '../../postgres/checks/assert-database-usable.ts';
import { startCluster } from '../../postgres/embedded/cluster.ts';
import { lockFolder, shareFolder } from '../../postgres/embedded/lock.ts';
import { templateFolder } from '../../postgres/embedded/template.ts';
import type { Logger } from '../../support/logger.ts';
import { closeToOthers } from '../../support/private-modes.ts';
import type { Config } from '../config.ts';
import { makeDataFolder } from './data-folder.ts';

// Opens the PostgreSQL of DATABASE_URL, or the embedded one, which belongs to this process while it runs.

export type OpenDatabase = {
  connectionString: string;
  close: () => Promise<void>;
  /** Closes it and, if it was created now, deletes it. */
  discard: () => Promise<void>;
};

type Settings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'PUBLIC_URL' | 'S3_BUCKET'>;

type Options = {
  onLaunch?: () => void;
  /** True if a new embedded database is copied from the template, with the tables of this version. */
  copyTemplate?: boolean;
  /** True if files are stored in DATA_DIR while the database is open, also with a DATABASE_URL. */
  usesFolder?: boolean;
};

export async function openDatabase(
  settings: Settings,
  logger: Logger,
  { onLaunch, copyTemplate = true, usesFolder = false }: Options = {},
): Promise<OpenDatabase> {
  const { DATABASE_URL, DATA_DIR, PUBLIC_URL } = settings;
  await closeToOthers(DATA_DIR);
  if (DATABASE_URL) {
    onLaunch?.();
    await assertDatabaseUsable(DATABASE_URL);
    const close = usesFolder ? await shareFolder(DATA_DIR, PUBLIC_URL) : async () => undefined;
    return { connectionString: DATABASE_URL, close, discard: close };
  }
  // Undefined for a new folder, which does not exist yet.
  const present = await readdir(DATA_DIR).catch(() => undefined);
  await makeDataFolder(settings);
  const release = await lockFolder(DATA_DIR, PUBLIC_URL);
  try {
    const cluster = await startCluster({
      folder: DATA_DIR,
      ...(copyTemplate && { template: templateFolder }),
      onLaunch,
      onRestart: (reason) => logger.error({ reason }, 'starting the database again'),
    });
    return {
      connectionString: cluster.connectionString,
      close: async () => {
        await cluster.stop();
        await release();
      },
      discard: async () => {
        await cluster.stop();
        // Before the lock is released: another process may start there immediately.
        await deleteNew(DATA_DIR, present ?? []);
        await release();
        // The folder stays if something else has been written there.
        if (!present) await rmdir(DATA_DIR).catch(() => undefined);
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Deletes a database that was not among the entries that were present before. */
async function deleteNew(folder: string, present: string[]): Promise<void> {
  if (present.includes('postgres')) return;
  for (const name of ['postgres', 'postgres-password', 'postgres.log']) {
    if (!present.includes(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
