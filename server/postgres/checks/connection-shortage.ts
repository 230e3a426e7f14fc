import pg from 'pg';
import { endClient } from '../end-client.ts';

/** Connections of the worker: one of each queue to listen, and the ones that its queues share. */
export const workerConnections = 9;

/** The connections that a process may open: see the table in docs/running.md. */
export const connectionsOf = (poolSize: number, hasWorker: boolean) =>
  Math.ceil(2.3 * poolSize) + 7 + (hasWorker ? workerConnections : 0);

const maxWaitMs = 3_000;

type Limits = { pid: number; allowed: number };

const readLimits = `select pg_backend_pid() as pid, least(
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
    (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
    (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
  ) as allowed`;

/**
 * Returns a line if PostgreSQL or a pooler allows fewer connections than needed.
 * The connections of a pooler are counted by opening them, before the process uses any.
 */
export async function findConnectionShortage(
  connectionString: string,
  needed: number,
): Promise<string | undefined> {
  const first = await open(connectionString);
  try {
    const { rows } = await first.query<Limits>(readLimits);
    const { allowed = needed, pid } = rows[0] ?? {};
    if (allowed < needed)
      return describe(
        allowed,
        needed,
        'PostgreSQL rejects the others, and the start or requests fail',
        'max_connections, or the limit of the user or the database',
      );
    // A pooler invents the process ids that it reports to its clients, so they cannot be looked up in PostgreSQL.
    const { processID } = first as { processID?: number | null };
    if (!processID || processID === pid) return undefined;
    const available = 1 + (await countMore(connectionString, needed - 1));
    if (available < needed) {
      const effect = 'requests will wait for each other';
      return describe(available, needed, effect, 'default_pool_size of the pooler');
    }
    return undefined;
  } finally {
    await endClient(first);
  }
}

async function open(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: maxWaitMs,
    query_timeout: maxWaitMs,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function countMore(connectionString: string, count: number): Promise<number> {
  const clients: pg.Client[] = [];
  const attempts = Array.from({ length: count }, async () => {
    const client = await open(connectionString);
    clients.push(client);
    await client.query('select');
  });
  const outcomes = await Promise.allSettled(attempts);
  await Promise.allSettled(clients.map((client) => client.end()));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

const describe = (available: number, needed: number, effect: string, limit: string) =>
  `DATABASE_URL gives ${available} connections, and this process may need ${needed}: ${effect}. ` +
  `Raise ${limit}, or lower DATABASE_POOL_SIZE.`;
