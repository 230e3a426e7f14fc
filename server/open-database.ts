import { access, constants, mkdir } from 'node:fs/promises';
import { type Config, ConfigError } from './config.ts';
import type { Logger } from './logger.ts';
import { assertUsable } from './postgres/assert-usable.ts';
import { startCluster } from './postgres/embedded/cluster.ts';
import { lockFolder } from './postgres/embedded/lock.ts';
import { templateFolder } from './postgres/embedded/template.ts';
import { closeToOthers, privateFolder } from './private-modes.ts';

// The owner's PostgreSQL when DATABASE_URL names one; else the embedded one, which belongs to this
// process alone while it runs.

export type OpenDatabase = { connectionString: string; close: () => Promise<void> };

type Settings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'PUBLIC_URL'>;

type Options = {
  onLaunch?: () => void;
  /** Whether a new embedded database begins with the tables of this version. */
  copyTemplate?: boolean;
};

export async function openDatabase(
  settings: Settings,
  logger: Logger,
  { onLaunch, copyTemplate = true }: Options = {},
): Promise<OpenDatabase> {
  const { DATABASE_URL, DATA_DIR, PUBLIC_URL } = settings;
  await closeToOthers(DATA_DIR);
  if (DATABASE_URL) {
    onLaunch?.();
    await assertUsable(DATABASE_URL);
    return { connectionString: DATABASE_URL, close: async () => undefined };
  }
  await makeFolder(DATA_DIR);
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
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** A folder that was there before keeps the rights its owner gave it; what is put into it is closed. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: privateFolder });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `DATA_DIR is ${JSON.stringify(folder)}, but must be a folder this user can write to (${code}).`,
    );
  }
}
