import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../../server/postgres/embedded/cluster.ts';
import { migrate, migrationSets } from '../../server/postgres/migrations/migrate.ts';

export const projectRoot = join(import.meta.dirname, '../..');

/** Provides a temporary cluster with every migration applied and no other content. */
export async function withMigratedDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  try {
    const cluster = await startCluster({ folder, flags: ['fsync=off'] });
    try {
      return await withClient(cluster.connectionString, async (client) => {
        await migrate(client, { sets: migrationSets(projectRoot) });
        return work(client);
      });
    } finally {
      await cluster.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
