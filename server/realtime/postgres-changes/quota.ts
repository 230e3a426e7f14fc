import type { Channel } from '../channels/channel.ts';
import type { Connection } from '../connection.ts';
import type { Limits, SubscriberKind, SubscriptionCounts, SubscriptionLimits } from '../limits.ts';
import { type ChangesItem, SubscriptionError } from './definition.ts';
import { FilterError, parseFilter, patternOperators } from './filters/filter.ts';

/** A client, its network or the process has too many subscriptions; the join is rejected. */
export class SubscriptionLimitReached extends Error {
  constructor(name: keyof SubscriptionCounts, scope: string) {
    super(`ChannelRateLimitReached: Too many ${descriptions[name]} ${scope}`);
  }
}

interface Reservation {
  kind: SubscriberKind;
  counts: SubscriptionCounts;
  connection: Connection;
}

const descriptions: Record<keyof SubscriptionCounts, string> = {
  bindings: 'subscriptions to table changes',
  conditions: 'filter conditions',
  patterns: 'filter patterns',
};
const countedNames = ['bindings', 'conditions', 'patterns'] as const;

/** Counts the subscriptions of each kind of client, by socket, by network and in this process. */
export class SubscriptionQuota {
  readonly #limits: Limits['subscriptions'];
  readonly #reservations = new Map<Channel, Reservation>();
  readonly #counts = new Map<string, SubscriptionCounts>();

  constructor(limits: Limits['subscriptions']) {
    this.#limits = limits;
  }

  /** Called before filters are compiled, because that costs one statement for each condition. */
  reserve(channel: Channel, kind: SubscriberKind, items: ChangesItem[]): void {
    this.release(channel);
    const { connection } = channel;
    const counts = countItems(items);
    if (kind !== 'service') this.#assertRoom(connection, kind, counts);
    this.#change(connection, kind, counts, 1);
    this.#reservations.set(channel, { kind, counts, connection });
  }

  release(channel: Channel): void {
    const reservation = this.#reservations.get(channel);
    if (!reservation) return;
    this.#reservations.delete(channel);
    this.#change(reservation.connection, reservation.kind, reservation.counts, -1);
  }

  #assertRoom(
    connection: Connection,
    kind: keyof Limits['subscriptions'],
    counts: SubscriptionCounts,
  ): void {
    const limits: SubscriptionLimits = this.#limits[kind];
    const socket = this.#ofSocket(connection);
    if (socket.patterns + counts.patterns > limits.socket.patterns) {
      throw new SubscriptionError(
        `Unable to subscribe: a connection may have ${limits.socket.patterns} filters by pattern`,
      );
    }
    const scopes = [
      ['in one join', limits.join, noSubscriptions],
      ['on this connection', limits.socket, socket],
      ['from this network', limits.network, this.#of(`${kind} ${connection.network}`)],
      ['on this server', limits.process, this.#of(kind)],
    ] as const;
    for (const [scope, max, used] of scopes) {
      const over = countedNames.find((name) => used[name] + counts[name] > max[name]);
      if (over) throw new SubscriptionLimitReached(over, scope);
    }
  }

  #ofSocket({ channels }: Connection): SubscriptionCounts {
    const total = { ...noSubscriptions };
    for (const channel of channels.values()) {
      const reservation = this.#reservations.get(channel);
      for (const name of countedNames) total[name] += reservation?.counts[name] ?? 0;
    }
    return total;
  }

  #of(key: string): SubscriptionCounts {
    return this.#counts.get(key) ?? noSubscriptions;
  }

  #change(
    { network }: Connection,
    kind: SubscriberKind,
    counts: SubscriptionCounts,
    sign: 1 | -1,
  ): void {
    for (const key of [kind, `${kind} ${network}`]) {
      const newCounts = { ...this.#of(key) };
      for (const name of countedNames) newCounts[name] += sign * counts[name];
      if (newCounts.bindings === 0) this.#counts.delete(key);
      else this.#counts.set(key, newCounts);
    }
  }
}

const noSubscriptions: SubscriptionCounts = { bindings: 0, conditions: 0, patterns: 0 };

function countItems(items: ChangesItem[]): SubscriptionCounts {
  const counts = { ...noSubscriptions, bindings: items.length };
  for (const { filter } of items) {
    const conditions = filter ? tryParse(filter) : [];
    counts.conditions += conditions.length;
    counts.patterns += conditions.filter(({ operator }) => patternOperators.has(operator)).length;
  }
  return counts;
}

/** An invalid filter is rejected later, with its own message. */
function tryParse(filter: string) {
  try {
    return parseFilter(filter);
  } catch (error) {
    if (error instanceof FilterError) return [];
    throw error;
  }
}
