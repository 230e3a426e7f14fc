import type { Channel } from '../channels/channel.ts';
import { nameOf } from './catalog.ts';
import type { Definition } from './definition.ts';

/** The subscriptions of one kind of client, by table and by key. */
export class Definitions {
  readonly #byKey = new Map<string, Definition>();
  readonly #byTable = new Map<string, Set<Definition>>();

  get isEmpty(): boolean {
    return this.#byKey.size === 0;
  }

  get(key: string): Definition | undefined {
    return this.#byKey.get(key);
  }

  values(): IteratorObject<Definition> {
    return this.#byKey.values();
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
    const tables = Array.from(this.#byTable.keys(), (name): [string, string] => JSON.parse(name));
    return { schemas: tables.map(([schema]) => schema), names: tables.map(([, table]) => table) };
  }

  add(definition: Definition): Definition {
    this.#byKey.set(definition.key, definition);
    const name = nameOf(definition.schema, definition.table);
    const siblings = this.#byTable.get(name) ?? new Set();
    siblings.add(definition);
    this.#byTable.set(name, siblings);
    return definition;
  }

  remove(definition: Definition): void {
    // A dropped definition may have a successor with the same key.
    if (this.#byKey.get(definition.key) !== definition) return;
    this.#byKey.delete(definition.key);
    const name = nameOf(definition.schema, definition.table);
    const siblings = this.#byTable.get(name);
    siblings?.delete(definition);
    if (siblings?.size === 0) this.#byTable.delete(name);
  }

  /** Ends a definition for all channels that share it. */
  drop(definition: Definition, reason: string): void {
    this.remove(definition);
    reportError([definition], reason);
    definition.channels.clear();
  }
}

/** Sends an error to each channel once, however many of the definitions it has. */
export function reportError(definitions: Iterable<Definition>, reason: string): void {
  const channels = new Set<Channel>();
  for (const definition of definitions)
    for (const channel of definition.channels) channels.add(channel);
  for (const channel of channels) channel.system('postgres_changes', 'error', reason);
}
