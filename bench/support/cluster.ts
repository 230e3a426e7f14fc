import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../server/postgres/embedded/cluster.ts';
import { withClient } from '../../server/postgres/with-client.ts';

/** A temporary PostgreSQL for all benchmarks, as durable as the product's own. */
export async function startBenchCluster(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-bench-'));
  await chmod(folder, 0o755);
  const cluster = await startCluster({ folder });
  // The shared fixtures create their databases here.
  process.env.TEST_DATABASE_URL = cluster.superuserConnectionString;
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

export async function postgresVersion(url: string): Promise<string> {
  const { rows } = await withClient(url, (client) => client.query('show server_version'));
  return `PostgreSQL ${rows[0].server_version}`;
}
