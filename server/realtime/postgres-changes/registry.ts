import type { Database } from '../../postgres/database.ts';
import type { Channel } from '../channel.ts';
import { nameOf } from './catalog.ts';
import { type ChangesItem, createDefinition, type Definition } from './definition.ts';

/** The subscriptions of this process, by table and by what they ask for. */
export class Registry {
  readonly #database: Pick<Database, 'query'>;
  readonly #definitions = new Map<string, Definition>();
  readonly #byTable = new Map<string, Set<Definition>>();
  #nextId = 1;

  constructor(database: Pick<Database, 'query'>) {
    this.#database = database;
  }

  async subscribe(channel: Channel, items: ChangesItem[]): Promise<Definition[]> {
    const { role } = channel.caller;
    const made = await Promise.all(
      items.map((item) => createDefinition(this.#database, item, this.#nextId++, role)),
    );
    return made.map((definition) => {
      const kept = this.#definitions.get(definition.key) ?? this.#keep(definition);
      kept.channels.add(channel);
      return kept;
    });
  }

  unsubscribe(channel: Channel): void {
    for (const definition of channel.definitions) {
      definition.channels.delete(channel);
      if (definition.channels.size > 0) continue;
      this.#definitions.delete(definition.key);
      const name = nameOf(definition.schema, definition.table);
      const siblings = this.#byTable.get(name);
      siblings?.delete(definition);
      if (siblings?.size === 0) this.#byTable.delete(name);
    }
  }

  /** Who might care about a change of this table. */
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

  /** The tables to fetch changes of, as two lists side by side; `*` stands for all. */
  tables(): { schemas: string[]; names: string[] } {
    const wanted = Array.from(this.#byTable.keys(), (name): [string, string] => JSON.parse(name));
    return { schemas: wanted.map(([schema]) => schema), names: wanted.map(([, table]) => table) };
  }

  get isEmpty(): boolean {
    return this.#definitions.size === 0;
  }

  #keep(definition: Definition): Definition {
    this.#definitions.set(definition.key, definition);
    const name = nameOf(definition.schema, definition.table);
    const siblings = this.#byTable.get(name) ?? new Set();
    siblings.add(definition);
    this.#byTable.set(name, siblings);
    return definition;
  }
}
