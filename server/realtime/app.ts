import type { Hono } from 'hono';
import { addressOfRequest } from '../http/client-address.ts';
import { networkOf } from '../http/client-network.ts';
import type { Environment } from '../http/environment.ts';
import type { Keys } from '../jwt/jwt.ts';
import type { Database } from '../postgres/database.ts';
import { KeyedSemaphore } from '../postgres/keyed-semaphore.ts';
import { createAccess } from './access.ts';
import { createBroadcastApi } from './broadcast-api.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { defaultLimits, type Limits } from './limits.ts';
import type { RealtimeLogger } from './logger.ts';
import { Networks } from './networks.ts';
import { createNodes } from './nodes.ts';
import { createPostgresChanges } from './postgres-changes/postgres-changes.ts';
import { Presence } from './presence.ts';
import { createPresenceStore } from './presence-store.ts';
import { receive } from './receive.ts';
import { createRelay } from './relay.ts';
import { Rooms } from './rooms.ts';
import type { Services } from './services.ts';
import { Sockets } from './sockets.ts';
import { createUpgrade, type HandleUpgrade } from './upgrade.ts';

export interface RealtimeOptions {
  database: Database;
  keys: Pick<Keys, 'verify' | 'opaqueRole' | 'isRevoked'>;
  logger: RealtimeLogger;
  limits?: Partial<Limits>;
  trustedProxies?: number;
  publicChannels?: boolean;
  /** How often a process shows that it lives; three beats of silence and it counts as dead. */
  beatMs?: number;
}

export interface Realtime {
  /** Routes below `/realtime/v1`. */
  app: Hono<Environment>;
  handleUpgrade: HandleUpgrade;
  /** Settles when changes are listened to; handshakes wait for it. */
  ready: Promise<void>;
  /** Cuts off the sockets of a session on every process, and refuses its tokens from now on. */
  endSession: (sessionId: string) => Promise<void>;
  close: () => Promise<void>;
}

const sessionChannel = 'session_ended';
const cleanUpMs = 60_000;
const questionsAtOnce = 2;
// A socket joins one channel after the other, so the sockets of a network bound its queue. Clients
// give up after ten seconds.
const joinsAtOnce = {
  concurrent: 4,
  total: 16,
  queued: Number.POSITIVE_INFINITY,
  patience: 10_000,
};

export function createRealtime(options: RealtimeOptions): Realtime {
  const { database, keys, logger, publicChannels = false, beatMs = 10_000 } = options;
  const { trustedProxies = 0 } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const access = createAccess(keys);
  const nodes = createNodes(database, beatMs * 3);
  const rooms = new Rooms();
  const relay = createRelay(database, logger, (message) =>
    receive({ rooms, nodes, presence }, message),
  );
  const store = createPresenceStore(database, relay, nodes.id, (error) => {
    logger.warn({ err: error }, 'presence could not be shared');
    void beat();
  });
  const presence = new Presence(rooms, store, nodes.id);
  const asking = limitConcurrency(database, questionsAtOnce);
  const changes = createPostgresChanges({
    database,
    asking,
    logger,
    limits,
    settle: () => sockets.settle(),
  });
  const services: Services = {
    asking,
    logger,
    limits,
    networks: new Networks(limits.network),
    networkOf: (request) => networkOf(addressOfRequest(request, trustedProxies)),
    joins: new KeyedSemaphore(joinsAtOnce),
    publicChannels,
    access,
    nodes,
    relay,
    rooms,
    presence,
    changes,
  };
  const sockets = new Sockets(services);

  const quietly = (what: string, work: () => Promise<unknown>) => async () => {
    try {
      await work();
    } catch (error) {
      logger.warn({ err: error }, `${what} failed`);
    }
  };
  let closing = false;
  const beat = quietly('the realtime heartbeat', async () => {
    if (closing) return;
    if (await nodes.beat()) presence.restoreOwn();
    await changes.catchUp();
  });
  const syncTriggers = quietly('attaching realtime triggers', () =>
    database.query('select realtime.sync_triggers()'),
  );
  const cleanUp = quietly('the clean-up of realtime', async () => {
    access.sweep();
    await database.query('select realtime.clean_up()');
    await syncTriggers();
  });
  const recover = quietly('catching up', async () => {
    await nodes.load();
    presence.reload();
    await changes.catchUp();
  });

  const endings: (() => Promise<void>)[] = [];
  const begin = async () => {
    await relay.start();
    await nodes.beat();
    await nodes.load();
    await syncTriggers();
    await changes.start();
    endings.push(
      await database.listen('pgrst', () => void syncTriggers()),
      await database.listen(sessionChannel, (sessionId) => {
        access.endSession(sessionId);
        sockets.endSession(sessionId);
      }),
    );
    database.onReconnect(() => void recover());
  };
  const ready = begin();
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
    endSession: async (sessionId) => {
      await database.query('select pg_notify($1, $2)', [sessionChannel, sessionId]);
    },
    close: async () => {
      closing = true;
      for (const timer of timers) clearInterval(timer);
      await ready.catch(() => undefined);
      sockets.closeAll();
      for (const end of endings) await end();
      await changes.close();
      presence.close();
      await store.settled();
      await nodes.leave().catch(() => undefined);
      await relay.close();
    },
  };
}
