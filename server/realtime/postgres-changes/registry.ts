import type { Database } from '../../postgres/database.ts';
import type { Channel } from '../channel.ts';
import { cacheTables } from './cached-tables.ts';
import { nameOf } from './catalog.ts';
import {
  type ChangesItem,
  createDefinition,
  type Definition,
  SubscriptionError,
} from './definition.ts';
import { takeSnapshot } from './snapshot.ts';

const patternsPerSocket = 20;

function assertPatternLimit(channel: Channel, made: Definition[]): void {
  const others = [...channel.connection.channels.values()].flatMap((one) => one.definitions);
  const patterns = [...others, ...made].flatMap(({ conditions }) =>
    conditions.filter(({ sql }) => sql?.isPattern),
  );
  if (patterns.length <= patternsPerSocket) return;
  throw new SubscriptionError(
    `Unable to subscribe: a connection may have ${patternsPerSocket} filters by pattern`,
  );
}

/** The subscriptions of this process, by table and by key. */
export class Registry {
  readonly #database: Pick<Database, 'query' | 'transaction'>;
  readonly #definitions = new Map<string, Definition>();
  readonly #byTable = new Map<string, Set<Definition>>();
  #nextId = 1;

  constructor(database: Pick<Database, 'query' | 'transaction'>) {
    this.#database = database;
  }

  async subscribe(channel: Channel, items: ChangesItem[]): Promise<Definition[]> {
    if (items.length === 0) return [];
    const { role } = channel.caller;
    const tables = cacheTables(this.#database, role);
    const context = { database: this.#database, tables, role };
    const made: Definition[] = [];
    for (const item of items) {
      if (channel.closed) return [];
      made.push(await createDefinition(context, item, this.#nextId++));
    }
    channel.joinedAt = await takeSnapshot(this.#database);
    assertPatternLimit(channel, made);
    return made.map((definition) => {
      const shared = this.#definitions.get(definition.key) ?? this.#add(definition);
      shared.channels.add(channel);
      return shared;
    });
  }

  unsubscribe(channel: Channel): void {
    for (const definition of channel.definitions) {
      definition.channels.delete(channel);
      if (definition.channels.size === 0) this.#forget(definition);
    }
  }

  /** Ends a definition for all channels that share it. */
  drop(definition: Definition, reason: string): void {
    this.#forget(definition);
    for (const channel of definition.channels) {
      channel.system('postgres_changes', 'error', reason);
    }
    definition.channels.clear();
  }

  /** The definitions that may match a change of this table. */
  *of(schema: string, table: string): Iterable<Definition> {
    for (const name of [
      nameOf(schema, table),
      nameOf(schema, '*'),
      nameOf('*', table),
      nameOf('*', '*'),
    ]) {
      yield* this.#byTable.get(name) ?? [];
    }
  }

  /** The tables whose changes are needed, as two parallel lists; `*` stands for all. */
  tables(): { schemas: string[]; names: string[] } {
    const wanted = Array.from(this.#byTable.keys(), (name): [string, string] => JSON.parse(name));
    return { schemas: wanted.map(([schema]) => schema), names: wanted.map(([, table]) => table) };
  }

  get hasPatterns(): boolean {
    return this.#definitions.values().some(({ hasPattern }) => hasPattern);
  }

  dropPatterns(reason: string): void {
    for (const definition of [...this.#definitions.values()]) {
      if (definition.hasPattern) this.drop(definition, reason);
    }
  }

  get isEmpty(): boolean {
    return this.#definitions.size === 0;
  }

  #forget(definition: Definition): void {
    // A dropped definition may have a successor with the same key.
    if (this.#definitions.get(definition.key) !== definition) return;
    this.#definitions.delete(definition.key);
    const name = nameOf(definition.schema, definition.table);
    const siblings = this.#byTable.get(name);
    siblings?.delete(definition);
    if (siblings?.size === 0) this.#byTable.delete(name);
  }

  #add(definition: Definition): Definition {
    this.#definitions.set(definition.key, definition);
    const name = nameOf(definition.schema, definition.table);
    const siblings = this.#byTable.get(name) ?? new Set();
    siblings.add(definition);
    this.#byTable.set(name, siblings);
    return definition;
  }
}
