import type { IsStaff } from '../../http/identity/is-staff.ts';
import type { Database } from '../../postgres/database.ts';
import type { Channel } from '../channels/channel.ts';
import type { LimitedKind, Limits, SubscriberKind } from '../limits.ts';
import { cacheTables } from './cached-tables.ts';
import { type ChangesItem, createDefinition, type Definition } from './definition.ts';
import { Definitions } from './definitions.ts';
import { SubscriptionQuota } from './quota.ts';
import { takeSnapshot } from './snapshot.ts';
import { kindOf, type Subscriber, subscriberKey } from './subscriber.ts';

type Statements = Pick<Database, 'query' | 'transaction'>;

interface RegistryOptions {
  /** Visitors, with or without an account, have separate connections, so that staff do not wait for them. */
  databases: { staff: Statements; visitors: Statements };
  limits: Pick<Limits, 'subscriptions'>;
  isStaff?: IsStaff | undefined;
}

/** The subscriptions of this process. */
export class Registry {
  /** Subscriptions by kind of client. The service role is served with the staff. */
  readonly definitions: Record<LimitedKind, Definitions> = {
    staff: new Definitions(),
    visitor: new Definitions(),
    anonymous: new Definitions(),
  };
  readonly #options: RegistryOptions;
  readonly #quota: SubscriptionQuota;
  readonly #subscribers = new Map<string, Subscriber>();
  readonly #subscriberOf = new Map<Channel, Subscriber>();

  constructor(options: RegistryOptions) {
    this.#options = options;
    this.#quota = new SubscriptionQuota(options.limits.subscriptions);
  }

  /** Replaces the subscriptions of the channel; it has none if this fails. */
  async subscribe(channel: Channel, items: ChangesItem[]): Promise<void> {
    if (items.length === 0) return;
    try {
      const definitions = await this.#createDefinitions(channel, items);
      if (channel.closed) return;
      this.#removeDefinitions(channel);
      channel.definitions = definitions.map((definition) => {
        const siblings = this.definitions[definition.kind];
        const sharedDefinition = siblings.get(definition.key) ?? siblings.add(definition);
        sharedDefinition.channels.add(channel);
        return sharedDefinition;
      });
    } catch (error) {
      this.unsubscribe(channel);
      throw error;
    } finally {
      // The client may have left while this waited.
      if (channel.closed) this.unsubscribe(channel);
    }
  }

  /** True if a new token of the channel changes its limits or the tables that it may read. */
  async hasOtherRights(channel: Channel): Promise<boolean> {
    if (channel.subscribedAs === undefined) return false;
    const kind = await kindOf(channel.caller, this.#options.isStaff);
    return channel.subscribedAs !== subscriptionRights(kind, channel.caller.role);
  }

  unsubscribe(channel: Channel): void {
    this.#quota.release(channel);
    this.#withdraw(channel);
    this.#removeDefinitions(channel);
  }

  async #createDefinitions(channel: Channel, items: ChangesItem[]): Promise<Definition[]> {
    const { databases, isStaff } = this.#options;
    const { caller } = channel;
    const kind = await kindOf(caller, isStaff);
    if (channel.closed) return [];
    const database = kind === 'staff' || kind === 'service' ? databases.staff : databases.visitors;
    channel.subscribedAs = subscriptionRights(kind, caller.role);
    this.#quota.reserve(channel, kind, items);
    const subscriber = this.#enroll(channel, kind);
    const tables = cacheTables(database, caller.role);
    const context = { database, tables, role: caller.role, subscriber };
    const definitions: Definition[] = [];
    for (const item of items) {
      if (channel.closed) return [];
      definitions.push(await createDefinition(context, item));
    }
    // A change that is announced late is sent, because the client may have read its rows before it.
    if (!channel.config.postgres_changes_options?.last_change)
      channel.joinedAt ??= await takeSnapshot(database);
    return definitions;
  }

  #removeDefinitions(channel: Channel): void {
    for (const definition of channel.definitions) {
      definition.channels.delete(channel);
      if (definition.channels.size === 0) this.definitions[definition.kind].remove(definition);
    }
    channel.definitions = [];
  }

  #enroll(channel: Channel, kind: SubscriberKind): Subscriber {
    this.#withdraw(channel);
    const key = subscriberKey(kind, channel.caller, channel.connection.network);
    const group = kind === 'service' ? 'staff' : kind;
    const subscriber = this.#subscribers.get(key) ?? {
      key,
      kind: group,
      isSlow: false,
      channels: 0,
    };
    subscriber.channels += 1;
    this.#subscribers.set(key, subscriber);
    this.#subscriberOf.set(channel, subscriber);
    return subscriber;
  }

  #withdraw(channel: Channel): void {
    const subscriber = this.#subscriberOf.get(channel);
    if (!subscriber) return;
    this.#subscriberOf.delete(channel);
    subscriber.channels -= 1;
    if (subscriber.channels === 0) this.#subscribers.delete(subscriber.key);
  }
}

const subscriptionRights = (kind: SubscriberKind, role: string) => `${kind} ${role}`;
