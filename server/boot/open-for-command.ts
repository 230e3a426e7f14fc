import { findConnection } from '../postgres/embedded/cluster.ts';
import { FolderInUse } from '../postgres/embedded/lock.ts';
import { createLogger } from '../support/logger.ts';
import type { Config } from './config.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

/** Opens the database for a command, whether the product is running or not. */
export async function openForCommand(config: Config): Promise<OpenDatabase> {
  return openDatabase(config, createLogger('silent')).catch(async (error) => {
    const connectionString = await findConnection(config.DATA_DIR);
    if (!(error instanceof FolderInUse) || !connectionString) throw error;
    return { connectionString, close: async () => undefined };
  });
}
