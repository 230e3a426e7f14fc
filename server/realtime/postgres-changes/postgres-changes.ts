import type { IsStaff } from '../../http/identity/is-staff.ts';
import type { Database } from '../../postgres/database.ts';
import type { Channel } from '../channels/channel.ts';
import { type LimitedDatabase, limitConcurrency } from '../limit-concurrency.ts';
import type { LimitedKind, Limits } from '../limits.ts';
import type { RealtimeLogger } from '../logger.ts';
import type { Change } from './change-queries.ts';
import { createDelivery } from './create-delivery.ts';
import type { ChangesItem } from './definition.ts';
import { Feed } from './feed.ts';
import { trackLastChange } from './last-change.ts';
import { Registry } from './registry.ts';

export interface PostgresChanges {
  start: () => Promise<void>;
  /** Rejects with `SubscriptionError` if a subscription is not possible, or with `SubscriptionLimitReached`. */
  subscribe: (channel: Channel, items: ChangesItem[]) => Promise<void>;
  hasOtherRights: (channel: Channel) => Promise<boolean>;
  unsubscribe: (channel: Channel) => void;
  /** The time since a table of the channel changed. Undefined for visitors: it would reveal rows they may not read. */
  msSinceChange: (channel: Channel) => Promise<number | undefined>;
  catchUp: () => Promise<void>;
  /** The longest wait of a change in the last batches. */
  lagMs: () => number;
  close: () => Promise<void>;
}

/** Delivers the changes that PostgreSQL captured to the subscribed channels. */
export function createPostgresChanges(deps: {
  database: Database;
  /** Runs statements that clients cause. */
  limitedDatabase: LimitedDatabase;
  logger: RealtimeLogger;
  limits: Limits;
  isStaff: IsStaff | undefined;
  settle: () => Promise<void>;
}): PostgresChanges {
  const { database, limitedDatabase, logger, limits, isStaff, settle } = deps;
  const pages = { bytes: limits.bufferedBytes / 4, settle };
  const registry = new Registry({
    databases: { staff: limitedDatabase, visitors: limitConcurrency(database, 1) },
    limits,
    isStaff,
  });
  // One connection each, so that visitors leave the others to staff, sessions and joins.
  const visitorDatabase = limitConcurrency(database, 1);
  const slowVisitorDatabase = limitConcurrency(database, 1);
  // A feed for each kind of client, so that staff never wait for visitors.
  const open = (kind: LimitedKind, own: LimitedDatabase, slowDatabase: LimitedDatabase) => {
    const definitions = registry.definitions[kind];
    const delivery = createDelivery({ definitions, limits, logger, database: own, slowDatabase });
    const deliver = async (changes: Change[]) => {
      // Clients refetch what has changed, and that read may go to the replica from any process.
      await database.replica?.whenReplicated();
      await delivery.send(changes);
    };
    const feed = new Feed(own, definitions, logger, deliver, pages);
    const close = async () => {
      await feed.close();
      await delivery.close();
    };
    return { feed, close };
  };
  const staff = open('staff', database, database);
  const msSinceChange = trackLastChange(limitedDatabase, staff.feed);
  const feeds = [
    staff,
    open('visitor', visitorDatabase, slowVisitorDatabase),
    open('anonymous', visitorDatabase, slowVisitorDatabase),
  ];
  const catchUp = async () => {
    await Promise.all(feeds.map(({ feed }) => feed.catchUp()));
  };
  let stop: (() => Promise<void>) | undefined;
  return {
    start: async () => {
      stop = await database.listen('realtime_changes', (xid) => {
        for (const { feed } of feeds) feed.announce(xid);
      });
      await catchUp();
    },
    subscribe: (channel, items) => registry.subscribe(channel, items),
    hasOtherRights: (channel) => registry.hasOtherRights(channel),
    unsubscribe: (channel) => registry.unsubscribe(channel),
    msSinceChange: async ({ definitions }) =>
      definitions.every(({ kind }) => kind === 'staff') ? msSinceChange(definitions) : undefined,
    catchUp,
    lagMs: () => Math.max(...feeds.map(({ feed }) => feed.lagMs)),
    close: async () => {
      await stop?.();
      await Promise.all(feeds.map(({ close }) => close()));
    },
  };
}
