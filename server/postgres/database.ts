import pg from 'pg';
import {
  type CostBudget,
  type CostBudgetOptions,
  createCostBudget,
} from '../support/cost-budget.ts';
import { KeyedSemaphore } from './keyed-semaphore.ts';
import { Listener, type NotificationHandler } from './listen.ts';
import { startHeartbeat } from './outages/heartbeat.ts';
import type { Outage } from './outages/outage.ts';
import { toQueryConfig } from './prepared-text.ts';
import { createQuery, type Query } from './query.ts';
import type { Identity } from './request-context.ts';
import {
  clientQueue,
  divideConnections,
  divideFileQueries,
  type Group,
  type Groups,
} from './roles/connection-groups.ts';
import { PipelinedConnection } from './roles/pipelined-connection.ts';
import { RolePool } from './roles/role-pool.ts';
import type { RoleResult } from './roles/role-query.ts';
import {
  defaultTimeouts,
  type ForbiddenRoleRow,
  fallbackTimeoutMs,
  forbiddenRolesQuery,
  type RoleTimeoutRow,
  roleTimeoutsQuery,
} from './roles/role-timeouts.ts';
import { defaultVisitorBudget } from './roles/visitor-budget.ts';
import { createWithRole, type WithRole, type WithRoleOptions } from './roles/with-role.ts';
import { forbiddenRoleError } from './sqlstate.ts';
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts';
import { valueParsers } from './value-parsers.ts';

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
  close: () => Promise<void>;
  readonly pool: pg.Pool;
  /** All pools by what they are for. */
  readonly pools: Readonly<Record<string, pg.Pool>>;
  readonly searchPath: string;
}

const readOnlyQuery = `select current_setting('transaction_read_only')::boolean as is_read_only`;

export type { RoleResult };

export function createDatabase(options: DatabaseOptions): Database {
  const { connectionString, poolSize = 8, pipelines: pipelineCount = 2 } = options;
  const config = { connectionString, connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000 };
  const searchPath = renderSearchPath(options.searchPath ?? ['public', 'extensions']);
  const connections = new Set<pg.Client>();
  const openPool = (max: number) => {
    const newPool = new pg.Pool({ ...config, max, types: valueParsers });
    newPool.on('error', () => undefined);
    newPool.on('connect', (client) => {
      connections.add(client);
      // Without a listener, losing a connection that is checked out would end the process.
      client.on('error', () => undefined);
      client.on('end', () => connections.delete(client));
    });
    return newPool;
  };
  // A separate pool keeps sessions, rate limits and live changes working while callers use up theirs.
  const pool = openPool(Math.max(2, Math.ceil(poolSize / 2)));
  const canceller = openPool(1);
  const pools: Record<string, pg.Pool> = { server: pool };
  const pipelines: PipelinedConnection[] = [];
  const listener = new Listener(config);
  const { outage } = options;
  let isClosing = false;
  const heartbeat = startHeartbeat({
    ping: () => canceller.query<{ is_read_only: boolean }>(readOnlyQuery),
    missedPings: options.unresponsiveSeconds,
    onResponse: ({ rows }) => {
      if (rows[0]?.is_read_only) outage?.begin(new DatabaseUnavailable('readOnly', undefined));
      else outage?.end();
    },
    onFailure: (error) => {
      const failure = asUnavailable(error);
      if (!isClosing && failure instanceof DatabaseUnavailable) outage?.begin(failure);
    },
    onUnresponsive: () => {
      outage?.begin(new DatabaseUnavailable('unreachable', undefined));
      for (const { connection } of connections) connection.stream.destroy();
      for (const connection of [listener, ...pipelines]) connection.disconnect();
    },
  });
  const assertResponsive = () => {
    if (heartbeat.isUnresponsive) throw new DatabaseUnavailable('unreachable', undefined);
  };
  const timeouts = { ...defaultTimeouts };
  // SET ROLE "none" would restore the role of the connection itself.
  const forbiddenRoles = new Set(['none', '']);

  const query = createQuery(async (text, values) => {
    assertResponsive();
    return pool.query(toQueryConfig(text, values)).catch((error) => {
      throw asUnavailable(error);
    });
  });

  let rolesLoaded: Promise<void> | undefined;
  const loadRoles = async () => {
    const [limits, forbidden] = await Promise.all([
      query<RoleTimeoutRow>(roleTimeoutsQuery),
      query<ForbiddenRoleRow>(forbiddenRolesQuery),
    ]);
    for (const { role, ms } of limits.rows) timeouts[role] = ms;
    for (const { role } of forbidden.rows) forbiddenRoles.add(role);
    Object.assign(timeouts, options.timeouts);
  };
  const openGroup = (name: keyof Groups, budget?: CostBudget) => {
    const group: Group = groups[name];
    const rolePool = openPool(group.connections);
    pools[name] = rolePool;
    const groupPipelines = Array.from(
      { length: group.pipelines },
      () => new PipelinedConnection(config, searchPath),
    );
    pipelines.push(...groupPipelines);
    return createWithRole({
      pipelines: groupPipelines,
      pool: new RolePool(rolePool, canceller, searchPath),
      perClient: new KeyedSemaphore({ concurrent: group.perClient, ...clientQueue }),
      budget,
      timeoutOf: (role) => timeouts[role] ?? fallbackTimeoutMs,
    });
  };
  const groups = divideConnections(poolSize, pipelineCount);
  const visitorBudget = createCostBudget(options.visitorBudget ?? defaultVisitorBudget);
  const runInGroup: Record<keyof Groups, WithRole> = {
    signedIn: openGroup('signedIn'),
    visitors: openGroup('visitors', visitorBudget),
    pages: openGroup('pages'),
  };

  const fileLimits = divideFileQueries(poolSize);
  const fileQueries = new KeyedSemaphore(fileLimits);
  const filePool = openPool(fileLimits.total);
  pools.files = filePool;

  return {
    pool,
    pools,
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
    secondsToWait: visitorBudget.secondsToWait,
    withRole: async (identity, statement, roleOptions) => {
      assertResponsive();
      if (rolesLoaded === undefined) {
        rolesLoaded = loadRoles();
        rolesLoaded.then(
          () => undefined,
          () => {
            rolesLoaded = undefined;
          },
        );
      }
      await rolesLoaded;
      if (forbiddenRoles.has(identity.role)) throw forbiddenRoleError(identity.role);
      return runInGroup[groupOf(identity, roleOptions)](identity, statement, roleOptions);
    },
    transaction: async (work) => {
      assertResponsive();
      return transaction(pool, work);
    },
    listen: (channel, handler) => listener.listen(channel, handler),
    onReconnect: (handler) => listener.onReconnect(handler),
    close: async () => {
      isClosing = true;
      heartbeat.stop();
      await Promise.all([listener.close(), ...pipelines.map((pipeline) => pipeline.close())]);
      await Promise.all([canceller, ...Object.values(pools)].map((anyPool) => anyPool.end()));
    },
  };
}

function groupOf({ role }: Identity, options?: WithRoleOptions): keyof Groups {
  if (options?.caller === 'page') return 'pages';
  return role === 'anon' || options?.isVisitor ? 'visitors' : 'signedIn';
}

async function transaction<T>(pool: pg.Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error) => {
    throw asUnavailable(error);
  });
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(
      createQuery((text, values) => client.query(toQueryConfig(text, values))),
    );
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((lost) => {
      broken = lost;
    });
    throw asUnavailable(error);
  } finally {
    client.release(broken);
  }
}

export function renderSearchPath(schemas: string[]): string {
  return schemas.map((schema) => pg.escapeIdentifier(schema)).join(', ');
}
