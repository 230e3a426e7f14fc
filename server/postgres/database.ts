import pg from 'pg';
import { clientQueue, divideConnections, type Group, type Groups } from './connection-groups.ts';
import { KeyedSemaphore } from './keyed-semaphore.ts';
import { Lane } from './lane.ts';
import { Listener, type NotificationHandler } from './listen.ts';
import type { Outage } from './outage.ts';
import { createQuery, type Query } from './query.ts';
import type { Identity } from './request-context.ts';
import { RolePool } from './role-pool.ts';
import type { RoleResult } from './role-query.ts';
import {
  defaultTimeouts,
  fallbackTimeout,
  refusedRolesQuery,
  roleTimeoutsQuery,
} from './role-timeouts.ts';
import { refusedRole } from './sqlstate.ts';
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts';
import { valueParsers } from './value-parsers.ts';
import { watch } from './watch.ts';
import { createWithRole, type WithRole, type WithRoleOptions } from './with-role.ts';

export interface DatabaseOptions {
  connectionString: string;
  /** Connections for signed-in callers; see connection-groups.ts for the others. */
  poolSize?: number;
  /** Pipelined connections for short reads. */
  lanes?: number;
  /** Schemas searched by unqualified names, in this order. */
  searchPath?: string[];
  /** Milliseconds by role; what the database itself sets for a role comes second. */
  timeouts?: Record<string, number>;
  connectTimeoutMs?: number;
  /** Seconds without a word after which the database counts as gone. */
  silenceSeconds?: number;
  outage?: Pick<Outage, 'begin' | 'end'>;
}

export interface Database {
  withRole: WithRole;
  /** As the owner of the connection: no row-level security. */
  query: Query;
  transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  listen: (channel: string, handler: NotificationHandler) => Promise<() => Promise<void>>;
  onReconnect: (handler: () => void) => void;
  close: () => Promise<void>;
  readonly pool: pg.Pool;
  readonly searchPath: string;
}

export type { RoleResult };

export function createDatabase(options: DatabaseOptions): Database {
  const { connectionString, poolSize = 8, lanes: laneCount = 2 } = options;
  const config = { connectionString, connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000 };
  const searchPath = renderSearchPath(options.searchPath ?? ['public', 'extensions']);
  const connections = new Set<pg.Client>();
  const openPool = (max: number) => {
    const opened = new pg.Pool({ ...config, max, types: valueParsers });
    opened.on('error', () => undefined);
    opened.on('connect', (client) => {
      connections.add(client);
      // A connection that is lost while somebody holds it would otherwise end the process.
      client.on('error', () => undefined);
      client.on('end', () => connections.delete(client));
    });
    return opened;
  };
  // Apart, so that callers who fill theirs leave sessions, limits and live changes working.
  const pool = openPool(Math.max(2, Math.ceil(poolSize / 2)));
  const canceller = openPool(1);
  const rolePools: pg.Pool[] = [];
  const lanes: Lane[] = [];
  const listener = new Listener(config);
  const { outage } = options;
  let isClosing = false;
  const watching = watch({
    ping: () => canceller.query('select'),
    patience: options.silenceSeconds,
    onAnswer: () => outage?.end(),
    onFailure: (error) => {
      const failure = asUnavailable(error);
      if (!isClosing && failure instanceof DatabaseUnavailable) outage?.begin(failure);
    },
    onSilence: () => {
      outage?.begin(new DatabaseUnavailable('unreachable', undefined));
      for (const { connection } of connections) connection.stream.destroy();
      for (const part of [listener, ...lanes]) part.cut();
    },
  });
  const assertHeard = () => {
    if (watching.isSilent) throw new DatabaseUnavailable('unreachable', undefined);
  };
  const timeouts = { ...defaultTimeouts };
  // The word "none" would bring back the role of the connection itself.
  const refused = new Set(['none', '']);

  const query = createQuery(async (text, values) => {
    assertHeard();
    return pool.query(text, values).catch((error) => {
      throw asUnavailable(error);
    });
  });

  let ready: Promise<void> | undefined;
  const loadRoles = async () => {
    const [limits, refusedRoles] = await Promise.all([
      query(roleTimeoutsQuery),
      query(refusedRolesQuery),
    ]);
    for (const { role, ms } of limits.rows) timeouts[role] = ms;
    for (const { role } of refusedRoles.rows) refused.add(role);
    Object.assign(timeouts, options.timeouts);
  };
  const openGroup = (group: Group) => {
    const rolePool = openPool(group.connections);
    const ofGroup = Array.from({ length: group.lanes }, () => new Lane(config, searchPath));
    rolePools.push(rolePool);
    lanes.push(...ofGroup);
    return createWithRole({
      lanes: ofGroup,
      pool: new RolePool(rolePool, canceller, searchPath),
      perClient: new KeyedSemaphore({ concurrent: group.perClient, ...clientQueue }),
      timeoutOf: (role) => timeouts[role] ?? fallbackTimeout,
    });
  };
  const groups = divideConnections(poolSize, laneCount);
  const run: Record<keyof Groups, WithRole> = {
    signedIn: openGroup(groups.signedIn),
    visitors: openGroup(groups.visitors),
    pages: openGroup(groups.pages),
  };

  return {
    pool,
    searchPath,
    query,
    withRole: async (identity, statement, how) => {
      assertHeard();
      if (ready === undefined) {
        ready = loadRoles();
        ready.then(
          () => undefined,
          () => {
            ready = undefined;
          },
        );
      }
      await ready;
      if (refused.has(identity.role)) throw refusedRole(identity.role);
      return run[groupOf(identity, how)](identity, statement, how);
    },
    transaction: async (work) => {
      assertHeard();
      return transaction(pool, work);
    },
    listen: (channel, handler) => listener.listen(channel, handler),
    onReconnect: (handler) => listener.onReconnect(handler),
    close: async () => {
      isClosing = true;
      watching.stop();
      await Promise.all([listener.close(), ...lanes.map((lane) => lane.close())]);
      await Promise.all([pool, canceller, ...rolePools].map((one) => one.end()));
    },
  };
}

function groupOf({ role }: Identity, options?: WithRoleOptions): keyof Groups {
  if (options?.caller === 'page') return 'pages';
  return role === 'anon' ? 'visitors' : 'signedIn';
}

async function transaction<T>(pool: pg.Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error) => {
    throw asUnavailable(error);
  });
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(createQuery((text, values) => client.query(text, values)));
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
