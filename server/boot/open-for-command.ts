import { join } from 'node:path';
import { findConnection } from '../postgres/embedded/cluster.ts';
import { ClusterError } from '../postgres/embedded/cluster-error.ts';
import { hasCluster, passwordFile } from '../postgres/embedded/initialise.ts';
import { FolderInUse } from '../postgres/embedded/lock.ts';
import { createLogger } from '../support/logger.ts';
import type { Config } from './config.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

/** Opens the database for a command, whether the product is running or not. */
export async function openForCommand(config: Config): Promise<OpenDatabase> {
  return openDatabase(config, createLogger('silent')).catch(async (error) => {
    if (!(error instanceof FolderInUse)) throw error;
    const connectionString = await findConnection(config.DATA_DIR);
    if (!connectionString && (await hasCluster(config.DATA_DIR))) {
      const file = passwordFile(join(config.DATA_DIR, 'postgres'));
      throw new ClusterError(
        `${file} is missing: it has the password of the running database. ` +
          'Stop the product and start it again, which writes a new one, then repeat this command.',
      );
    }
    if (!connectionString) throw error;
    return { connectionString, close: async () => undefined };
  });
}
