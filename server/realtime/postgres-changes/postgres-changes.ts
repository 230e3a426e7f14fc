import type { Database } from '../../postgres/database.ts';
import type { Channel } from '../channel.ts';
import type { Limits } from '../limits.ts';
import type { RealtimeLogger } from '../logger.ts';
import type { ChangesItem, Definition } from './definition.ts';
import { deliver } from './deliver.ts';
import { type Change, Feed } from './feed.ts';
import { Registry } from './registry.ts';

export interface PostgresChanges {
  start: () => Promise<void>;
  /** Rejects with `SubscriptionRefused` for what cannot be listened to. */
  subscribe: (channel: Channel, items: ChangesItem[]) => Promise<Definition[]>;
  unsubscribe: (channel: Channel) => void;
  catchUp: () => Promise<void>;
  close: () => Promise<void>;
}

/** From what PostgreSQL captured to the channels that asked for it. */
export function createPostgresChanges(deps: {
  database: Database;
  logger: RealtimeLogger;
  limits: Limits;
  settle: () => Promise<void>;
}): PostgresChanges {
  const { database, logger, limits, settle } = deps;
  const pages = { bytes: limits.bufferedBytes / 4, settle };
  const registry = new Registry(database);
  const send = (changes: Change[]) => deliver({ database, registry, limits, logger }, changes);
  const feed = new Feed(database, registry, logger, send, pages);
  let stop: (() => Promise<void>) | undefined;
  return {
    start: async () => {
      stop = await database.listen('realtime_changes', (xid) => feed.announce(xid));
      await feed.catchUp();
    },
    subscribe: (channel, items) => registry.subscribe(channel, items),
    unsubscribe: (channel) => registry.unsubscribe(channel),
    catchUp: () => feed.catchUp(),
    close: async () => {
      await stop?.();
      await feed.close();
    },
  };
}
