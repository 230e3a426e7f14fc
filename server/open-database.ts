import { access, constants, mkdir } from 'node:fs/promises';
import pg from 'pg';
import { type Config, ConfigError } from './config.ts';
import type { Logger } from './logger.ts';
import { startCluster } from './postgres/embedded/cluster.ts';
import { lockFolder } from './postgres/embedded/lock.ts';
import { templateFolder } from './postgres/embedded/template.ts';

// The owner's PostgreSQL when DATABASE_URL names one; else the embedded one, which belongs to this
// process alone while it runs.

export type OpenDatabase = { connectionString: string; close: () => Promise<void> };

type Options = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'PUBLIC_URL'>;

export async function openDatabase(
  options: Options,
  logger: Logger,
  onLaunch?: () => void,
): Promise<OpenDatabase> {
  const { DATABASE_URL, DATA_DIR, PUBLIC_URL } = options;
  if (DATABASE_URL) {
    onLaunch?.();
    await assertReachable(DATABASE_URL);
    return { connectionString: DATABASE_URL, close: async () => undefined };
  }
  await makeFolder(DATA_DIR);
  const release = await lockFolder(DATA_DIR, PUBLIC_URL);
  try {
    const cluster = await startCluster({
      folder: DATA_DIR,
      template: templateFolder,
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

async function assertReachable(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    throw new ConfigError(
      `DATABASE_URL (a secret that is not shown here) cannot be used: ${message || code}.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A folder that was there before keeps the rights its owner gave it. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `DATA_DIR is ${JSON.stringify(folder)}, but must be a folder this user can write to (${code}).`,
    );
  }
}
