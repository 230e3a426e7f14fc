import { chmod, mkdir } from 'node:fs/promises';
import type { Config } from './config.ts';
import type { Logger } from './logger.ts';
import { startCluster } from './postgres/embedded/cluster.ts';
import { lockFolder } from './postgres/embedded/lock.ts';

// The owner's PostgreSQL when DATABASE_URL names one; else the embedded one, which belongs to this
// process alone while it runs.

export type OpenDatabase = { connectionString: string; close: () => Promise<void> };

type Options = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'PUBLIC_URL'>;

export async function openDatabase(options: Options, logger: Logger): Promise<OpenDatabase> {
  const { DATABASE_URL, DATA_DIR, PUBLIC_URL } = options;
  if (DATABASE_URL) return { connectionString: DATABASE_URL, close: async () => undefined };

  await mkdir(DATA_DIR, { recursive: true });
  await chmod(DATA_DIR, 0o700);
  const release = await lockFolder(DATA_DIR, PUBLIC_URL);
  try {
    const cluster = await startCluster({
      folder: DATA_DIR,
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
