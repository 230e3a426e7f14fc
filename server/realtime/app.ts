import type { Hono } from 'hono';
import { addressOfRequest } from '../http/client/client-address.ts';
import { networkOf } from '../http/client/client-network.ts';
import type { Environment } from '../http/environment.ts';
import type { IsStaff } from '../http/identity/is-staff.ts';
import type { IsLiveSession } from '../http/identity/live-sessions.ts';
import type { Keys } from '../jwt/jwt.ts';
import type { Database } from '../postgres/database.ts';
import { KeyedSemaphore } from '../postgres/keyed-semaphore.ts';
import { createAccess } from './access.ts';
import { createBroadcastApi } from './broadcast-api.ts';
import { Rooms } from './channels/rooms.ts';
import { checkRightsAgain } from './check-rights-again.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { defaultLimits, type Limits } from './limits.ts';
import type { RealtimeLogger } from './logger.ts';
import { Networks } from './networks.ts';
import { createNodes } from './nodes.ts';
import { createPostgresChanges } from './postgres-changes/postgres-changes.ts';
import { Presence } from './presence/presence.ts';
import { createPresenceStore } from './presence/presence-store.ts';
import { receive } from './receive.ts';
import { createRelay } from './relay.ts';
import type { Services } from './services.ts';
import { Sockets } from './sockets.ts';
import { createUpgrade, type HandleUpgrade } from './upgrade.ts';

interface RealtimeOptions {
  database: Database;
  keys: Pick<Keys, 'verify' | 'opaqueRole' | 'isRevoked'>;
  isLiveSession: IsLiveSession;
  logger: RealtimeLogger;
  limits?: Partial<Limits>;
  /** Returns whether a user is staff. If it is not set, all signed-in users have the limits of staff. */
  isStaff?: IsStaff;
  trustedProxies?: number;
  publicChannels?: boolean;
  /** Interval of the heartbeat; a process that misses three beats counts as dead. */
  beatMs?: number;
}

type RealtimeState = { sockets: number; lagMs: number };

export interface Realtime {
  /** Routes below `/realtime/v1`. */
  app: Hono<Environment>;
  handleUpgrade: HandleUpgrade;
  /** Settles when the process listens for changes; handshakes wait for it. */
  ready: Promise<void>;
  /** Counts for metrics. */
  state: () => RealtimeState;
  close: () => Promise<void>;
}

const sessionChannel = 'session_ended';
const rightsChannel = 'rights_changed';
const cleanUpMs = 60_000;
const maxClientQueries = 2;
// A socket joins one channel at a time, so the number of sockets limits the queue of a network. Clients give up after
// ten seconds.
const joinLimits = {
  concurrent: 4,
  total: 16,
  queued: Number.POSITIVE_INFINITY,
  maxWaitMs: 10_000,
};

export function createRealtime(options: RealtimeOptions): Realtime {
  const { database, keys, logger, publicChannels = false, beatMs = 10_000 } = options;
  const { trustedProxies = 0 } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const access = createAccess(keys, options.isLiveSession);
  const nodes = createNodes(database, beatMs * 3);
  const rooms = new Rooms();
  const relay = createRelay(database, logger, (message) =>
    receive({ rooms, nodes, presence }, message),
  );
  const store = createPresenceStore(database, relay, nodes.id, (error) => {
    logger.warn({ err: error }, 'presence could not be shared');
    void beat();
  });
  const presence = new Presence(rooms, store, nodes.id, limits.presenceSize);
  const limitedDatabase = limitConcurrency(database, maxClientQueries);
  const changes = createPostgresChanges({
    database,
    limitedDatabase,
    logger,
    limits,
    isStaff: options.isStaff,
    settle: () => sockets.settle(),
  });
  const services: Services = {
    limitedDatabase,
    logger,
    limits,
    networks: new Networks(limits.network),
    networkOf: (request) => networkOf(addressOfRequest(request, trustedProxies)),
    joins: {
      anonymous: new KeyedSemaphore(joinLimits),
      withToken: new KeyedSemaphore(joinLimits),
    },
    publicChannels,
    access,
    nodes,
    relay,
    rooms,
    presence,
    changes,
  };
  const sockets = new Sockets(services);

  let isClosing = false;
  const { beat, syncTriggers, cleanUp, recover, checkAccount } = createTasks(
    { database, services, sockets },
    () => isClosing,
  );

  const unsubscribes: (() => Promise<void>)[] = [];
  const start = async () => {
    await relay.start();
    await nodes.beat();
    await nodes.load();
    await syncTriggers();
    await changes.start();
    unsubscribes.push(
      await database.listen('pgrst', () => void syncTriggers()),
      await database.listen(sessionChannel, (sessionId) => sockets.endSession(sessionId)),
      await database.listen(rightsChannel, (account) => void checkAccount(account)),
    );
    database.onReconnect(() => void recover());
  };
  const ready = start();
  ready.catch((error: unknown) => logger.error({ err: error }, 'realtime could not start'));
  const timers = [
    setInterval(() => sockets.sweep(), 1_000),
    setInterval(() => void beat(), beatMs),
    setInterval(() => void cleanUp(), cleanUpMs),
  ];

  return {
    app: createBroadcastApi(services),
    ready,
    handleUpgrade: createUpgrade(services, ready, sockets),
    state: () => ({ sockets: sockets.connections.size, lagMs: changes.lagMs() }),
    close: async () => {
      isClosing = true;
      for (const timer of timers) clearInterval(timer);
      // A start that failed is logged already.
      await ready.catch(() => undefined);
      sockets.closeAll();
      for (const unsubscribe of unsubscribes) await unsubscribe();
      await changes.close();
      presence.close();
      await store.settled();
      // If the database is unavailable, the others drop this process when it has been silent for long.
      await nodes.leave().catch(() => undefined);
      await relay.close();
    },
  };
}

type TaskParts = { database: Database; services: Services; sockets: Sockets };

/** What a process does from time to time. A failure is logged, and the next round repeats the work. */
function createTasks({ database, services, sockets }: TaskParts, isClosing: () => boolean) {
  const { nodes, presence, changes, logger } = services;
  const logFailure = (task: string, work: () => Promise<unknown>) => async () => {
    try {
      await work();
    } catch (error) {
      logger.warn({ err: error }, `${task} failed`);
    }
  };
  const syncTriggers = logFailure('attaching realtime triggers', () =>
    database.query('select realtime.sync_triggers()'),
  );
  return {
    syncTriggers,
    beat: logFailure('the realtime heartbeat', async () => {
      if (isClosing()) return;
      if (await nodes.beat()) presence.restoreOwn();
      await changes.catchUp();
    }),
    cleanUp: logFailure('the clean-up of realtime', async () => {
      await database.query('select realtime.clean_up()');
      await syncTriggers();
    }),
    recover: logFailure('catching up', async () => {
      await nodes.load();
      presence.reload();
      await changes.catchUp();
      await checkRightsAgain(services, sockets);
    }),
    checkAccount: (account: string) =>
      logFailure('checking the rights of channels', () =>
        checkRightsAgain(services, sockets, account),
      )(),
  };
}
