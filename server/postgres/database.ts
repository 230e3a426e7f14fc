import pg from 'pg';
import { type CostBudgetOptions, createCostBudget } from '../support/cost-budget.ts';
import { Connections } from './connections.ts';
import { KeyedSemaphore } from './keyed-semaphore.ts';
import { Listener, type NotificationHandler } from './listen.ts';
import { startHeartbeat } from './outages/heartbeat.ts';
import type { Outage } from './outages/outage.ts';
import { toQueryConfig } from './prepared-text.ts';
import { createQuery, type Query } from './query.ts';
import {
  createReadReplica,
  type ReadReplica,
  type ReplicaOptions,
} from './replica/read-replica.ts';
import { divideConnections, divideFileQueries } from './roles/connection-groups.ts';
import { openGroups } from './roles/open-groups.ts';
import { createRoleRules } from './roles/role-rules.ts';
import type { WithRole } from './roles/with-role.ts';
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts';

interface DatabaseOptions {
  connectionString: string;
  /** Connections for signed-in callers; see roles/connection-groups.ts for the others. */
  poolSize?: number;
  /** Pipelined connections for short reads. */
  pipelines?: number;
  /** Seconds of the database's time that one network may use without signing in. */
  visitorBudget?: CostBudgetOptions;
  /** Schemas searched by unqualified names, in this order. */
  searchPath?: string[];
  /** Milliseconds by role; takes precedence over the statement_timeout that the database sets for a role. */
  timeouts?: Record<string, number>;
  connectTimeoutMs?: number;
  /** Seconds without a response to a ping after which the database counts as unreachable. */
  unresponsiveSeconds?: number;
  outage?: Pick<Outage, 'begin' | 'end'>;
  /** A standby for the reads that allow it. */
  replica?: ReplicaOptions | undefined;
}

export interface Database {
  withRole: WithRole;
  /** Seconds until visitors of a network have database time again, to reject their calls before any work. */
  secondsToWait: (network: string) => number;
  /** Runs as the owner of the connection, so row-level security does not apply. */
  query: Query;
  /**
   * Runs short statements as the owner for requests that anyone can send, such as those for public files. They have
   * their own connections, and throw TooManyAtOnce if one network sends too many.
   */
  queryFor: (network: string) => Query;
  transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  listen: (channel: string, handler: NotificationHandler) => Promise<() => Promise<void>>;
  onReconnect: (handler: () => void) => void;
  /** Undefined if all reads use the primary. */
  replica?: Omit<ReadReplica, 'read' | 'close'> | undefined;
  close: () => Promise<void>;
  readonly pool: pg.Pool;
  /** All pools by their purpose, such as `server`. */
  readonly pools: Readonly<Record<string, pg.Pool>>;
  readonly searchPath: string;
}

/** Seconds of the database's time that one network may use without signing in. A short read takes a thousandth. */
const defaultVisitorBudget: CostBudgetOptions = { burst: 20, perSecond: 1 };

const readOnlyQuery = `select current_setting('transaction_read_only')::boolean as is_read_only`;

export function createDatabase(options: DatabaseOptions): Database {
  const { connectionString, poolSize = 8, pipelines: pipelineCount = 2 } = options;
  const config = { connectionString, connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000 };
  const searchPath = renderSearchPath(options.searchPath ?? ['public', 'extensions']);
  const connections = new Connections(config, searchPath);
  // A separate pool keeps sessions, rate limits and live changes working while callers use up theirs.
  const pool = connections.openPool('server', Math.max(2, Math.ceil(poolSize / 2)));
  const canceller = connections.openPool('canceller', 1);
  const listener = new Listener(config);
  let isClosing = false;
  const heartbeat = startHeartbeat({
    ...reportOutages(options.outage, () => isClosing),
    ping: () => canceller.query<{ is_read_only: boolean }>(readOnlyQuery),
    missedPings: options.unresponsiveSeconds,
    onUnresponsive: () => {
      options.outage?.begin(new DatabaseUnavailable('unreachable', undefined));
      connections.disconnect();
      listener.disconnect();
    },
  });
  const assertResponsive = () => {
    if (heartbeat.isUnresponsive) throw new DatabaseUnavailable('unreachable', undefined);
  };
  const query = createQuery(async (text, values) => {
    assertResponsive();
    return pool.query(toQueryConfig(text, values)).catch((error) => {
      throw asUnavailable(error);
    });
  });

  const roles = createRoleRules(query, options.timeouts);
  const shared = {
    searchPath,
    groups: divideConnections(poolSize, pipelineCount),
    visitorBudget: createCostBudget(options.visitorBudget ?? defaultVisitorBudget),
    timeoutOf: roles.timeoutOf,
  };
  const runInGroup = openGroups({ ...shared, connections, canceller });
  const replica =
    options.replica &&
    createReadReplica({ ...shared, ...options.replica, primaryUrl: connectionString });

  const fileLimits = divideFileQueries(poolSize);
  const fileQueries = new KeyedSemaphore(fileLimits);
  const filePool = connections.openPool('files', fileLimits.total);

  return {
    pool,
    pools: connections.pools,
    searchPath,
    query,
    queryFor: (network) =>
      createQuery(async (text, values) => {
        assertResponsive();
        return fileQueries
          .run(network, () => filePool.query(toQueryConfig(text, values)))
          .catch((error) => {
            throw asUnavailable(error);
          });
      }),
    secondsToWait: shared.visitorBudget.secondsToWait,
    withRole: async (identity, statement, roleOptions) => {
      assertResponsive();
      await roles.load();
      roles.assertAllowed(identity.role);
      if (replica && roleOptions?.mayLag) {
        const result = await replica.read(identity, statement, roleOptions);
        if (result) return result;
      }
      return runInGroup(identity, statement, roleOptions);
    },
    transaction: async (work) => {
      assertResponsive();
      return transaction(pool, work);
    },
    listen: (channel, handler) => listener.listen(channel, handler),
    onReconnect: (handler) => listener.onReconnect(handler),
    replica,
    close: async () => {
      isClosing = true;
      heartbeat.stop();
      await Promise.all([listener.close(), replica?.close(), connections.close()]);
    },
  };
}

/** Reports when the database becomes read-only or unavailable, and when it responds again. */
const reportOutages = (outage: DatabaseOptions['outage'], isClosing: () => boolean) => ({
  onResponse: ({ rows }: { rows: { is_read_only: boolean }[] }) => {
    if (rows[0]?.is_read_only) outage?.begin(new DatabaseUnavailable('readOnly', undefined));
    else outage?.end();
  },
  onFailure: (error: unknown) => {
    const failure = asUnavailable(error);
    if (!isClosing() && failure instanceof DatabaseUnavailable) outage?.begin(failure);
  },
});

async function transaction<T>(pool: pg.Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error) => {
    throw asUnavailable(error);
  });
  let lostConnection: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(
      createQuery((text, values) => client.query(toQueryConfig(text, values))),
    );
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure) => {
      lostConnection = failure;
    });
    throw asUnavailable(error);
  } finally {
    // The pool drops a connection that is released with an error.
    client.release(lostConnection);
  }
}

export function renderSearchPath(schemas: string[]): string {
  return schemas.map((schema) => pg.escapeIdentifier(schema)).join(', ');
}
