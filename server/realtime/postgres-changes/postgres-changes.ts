import type { Database } from '../../postgres/database.ts';
import type { Channel } from '../channel.ts';
import type { LimitedDatabase } from '../limit-concurrency.ts';
import type { Limits } from '../limits.ts';
import type { RealtimeLogger } from '../logger.ts';
import { Backlog } from './backlog.ts';
import type { ChangesItem, Definition } from './definition.ts';
import { deliver } from './deliver.ts';
import { type Change, Feed } from './feed.ts';
import { Registry } from './registry.ts';

export interface PostgresChanges {
  start: () => Promise<void>;
  /** Rejects with `SubscriptionError` if a subscription is not possible. */
  subscribe: (channel: Channel, items: ChangesItem[]) => Promise<Definition[]>;
  unsubscribe: (channel: Channel) => void;
  catchUp: () => Promise<void>;
  close: () => Promise<void>;
}

/** Maximum number of pages that wait for filters with patterns. */
const maxWaitingPages = 20;

/** Delivers the changes that PostgreSQL captured to the subscribed channels. */
export function createPostgresChanges(deps: {
  database: Database;
  /** For statements that clients cause. */
  limitedDatabase: LimitedDatabase;
  logger: RealtimeLogger;
  limits: Limits;
  settle: () => Promise<void>;
}): PostgresChanges {
  const { database, limitedDatabase, logger, limits, settle } = deps;
  const pages = { bytes: limits.bufferedBytes / 4, settle };
  const registry = new Registry(limitedDatabase);
  const delivery = { database, registry, limits, logger };
  // Patterns may be slow, so subscriptions with patterns are served separately and later.
  const slow = new Backlog(maxWaitingPages, logger, (changes) =>
    deliver(delivery, changes, ({ hasPattern }) => hasPattern),
  );
  const send = async (changes: Change[]) => {
    await deliver(delivery, changes, ({ hasPattern }) => !hasPattern);
    if (registry.hasPatterns && !slow.add(changes)) {
      registry.dropPatterns('Filters by pattern take too long: the subscription has ended');
    }
  };
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
      await slow.close();
    },
  };
}
