import { join } from 'node:path';
import { assertNotUpgrading } from '../../backup/upgrade/upgrade-in-progress.ts';
import { FilesUnavailable } from '../../documents/files-unavailable.ts';
import { ClusterError } from '../../postgres/embedded/cluster-error.ts';
import { findConnection } from '../../postgres/embedded/connections.ts';
import { assertNotDamaged, hasCluster, passwordFile } from '../../postgres/embedded/initialise.ts';
import { FolderInUse } from '../../postgres/embedded/lock.ts';
import { withClient } from '../../postgres/with-client.ts';
import { createFiles } from '../../storage/files/create-files.ts';
import { assertInUse } from '../../storage/installation.ts';
import { createLogger } from '../../support/logger.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { assertUsable } from './data-folder.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

/**
 * Opens the database of an installation for a command, whether the product is running or not. A new, empty database
 * would make a command with the wrong settings look successful, so none is created. One that a restore or an upgrade has
 * not filled yet is rejected too: a backup of it would look complete, and rows of other commands would be in the way.
 */
export async function openForCommand(
  config: Config,
  files = createFiles(config),
): Promise<OpenDatabase> {
  await assertDatabaseExists(config);
  const opened = await openExisting(config);
  try {
    await assertInstalled(opened.connectionString);
    await assertWhole(config, opened.connectionString, files);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

export async function assertDatabaseExists(config: Config): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = config;
  // A folder of another user would look empty.
  if (!DATABASE_URL) await assertUsable(config);
  if (!DATABASE_URL) await assertNotUpgrading(DATA_DIR);
  if (DATABASE_URL || (await hasCluster(DATA_DIR))) return;
  await assertNotDamaged(DATA_DIR);
  throw new ConfigError(
    `${DATA_DIR} holds no database, and DATABASE_URL is not set. ${sameSettings}`,
  );
}

const sameSettings =
  'Give this command the DATA_DIR or DATABASE_URL of the product, in the environment or in .env.';

async function openExisting(config: Config): Promise<OpenDatabase> {
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
    const close = async () => undefined;
    return { connectionString, close, discard: close };
  });
}

/** A database that is frozen accepts connections and says nothing. */
const maxWaitMs = 10_000;
const inTime = (connectionString: string) => ({
  connectionString,
  connectionTimeoutMillis: maxWaitMs,
  query_timeout: maxWaitMs,
});

/** Throws if the installation does not use the database, or not yet. Commands that use no files work while these are away. */
export async function assertWhole(
  config: Config,
  connectionString: string,
  files = createFiles(config),
): Promise<void> {
  await withClient(inTime(connectionString), (client) =>
    assertInUse(files, (text, values) => client.query(text, values)),
  ).catch((error) => {
    if (!(error instanceof FilesUnavailable)) throw error;
  });
}

/** Throws if the database has no tables of the product, for example because DATABASE_URL is misspelt. */
export async function assertInstalled(connectionString: string): Promise<void> {
  const { rows } = await withClient(inTime(connectionString), (client) =>
    client.query<{ is_installed: boolean }>(
      `select to_regclass('platform_migrations.schema_migrations') is not null as is_installed`,
    ),
  );
  if (rows[0]?.is_installed) return;
  throw new ConfigError(`The database holds no tables of the product. ${sameSettings}`);
}
