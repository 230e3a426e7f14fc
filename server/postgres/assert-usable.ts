import pg from 'pg';
import { ConfigError } from '../boot/config.ts';

/** Says in one line why the owner's database cannot be used, before anything is begun with it. */
export async function assertUsable(connectionString: string): Promise<void> {
  const clients: pg.Client[] = [];
  try {
    for (let count = 0; count < 2; count++) {
      // The certificates that the address names are read here.
      const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
      client.on('error', () => undefined);
      clients.push(client);
      await client.connect();
    }
    if (!(await keepSessions(clients))) throw new Error(pooled);
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    throw new ConfigError(
      `DATABASE_URL (a secret that is not shown here) cannot be used: ${message || code}.`,
    );
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

const pooled =
  'it leads to a pooler in transaction mode, which mixes up prepared statements and loses notifications; ' +
  'use a pooler in session mode or PostgreSQL itself';

/**
 * Whether each connection stays with its own process of the server. A pooler that lends processes for single
 * transactions gives both connections the same one, or the same connection different ones: which of them depends on
 * the order in which it lends.
 */
async function keepSessions(clients: pg.Client[]): Promise<boolean> {
  const [first, second] = clients;
  const seen = new Map<pg.Client, Set<number>>();
  for (const client of [first, second, second, first, first]) {
    if (!client) continue;
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    seen.set(client, (seen.get(client) ?? new Set()).add(rows[0]?.pid ?? 0));
  }
  const pids = [...seen.values()].flatMap((set) => [...set]);
  return pids.length === clients.length && new Set(pids).size === clients.length;
}
