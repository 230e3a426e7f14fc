import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startCluster } from '../../server/postgres/embedded/cluster.ts';
import { templateFolder } from '../../server/postgres/embedded/template.ts';
import { migrate, migrationSets } from '../../server/postgres/migrations/migrate.ts';
import { withClient } from '../../server/postgres/with-client.ts';

/** Prepares an empty database with all tables for first starts to copy. It is optional. */
export async function prepareCluster(): Promise<void> {
  rmSync(templateFolder, { recursive: true, force: true });
  const draft = mkdtempSync(`${templateFolder}.new-`);
  try {
    await makeTables(draft);
    renameSync(join(draft, 'postgres'), templateFolder);
  } catch (error) {
    console.log(`  First starts will take longer: ${(error as Error).message}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function makeTables(folder: string): Promise<void> {
  // Small and without syncing: it is copied, and a lost one is built again.
  const flags = ['min_wal_size=32MB', 'fsync=off'];
  const { connectionString, stop } = await startCluster({ folder, flags });
  try {
    const sets = migrationSets(join(import.meta.dirname, '../..'));
    await withClient(connectionString, (client) => migrate(client, { sets }));
  } finally {
    await stop();
  }
}
