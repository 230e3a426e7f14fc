import type { Database } from '../../postgres/database.ts';
import type { Caller } from '../access.ts';
import type { Channel } from '../channel.ts';
import { renderFrame } from '../frames.ts';
import type { Limits } from '../limits.ts';
import type { RealtimeLogger } from '../logger.ts';
import { loadTables, nameOf, type Table } from './catalog.ts';
import type { Definition } from './definition.ts';
import type { Change } from './feed.ts';
import { type Matches, matchChanges } from './match.ts';
import type { Registry } from './registry.ts';
import { renderChange } from './render-change.ts';
import { hadCommitted } from './snapshot.ts';
import { findVisible, findVisibleDeleted, type IsVisible } from './visibility.ts';

export interface Delivery {
  database: Database;
  registry: Registry;
  limits: Limits;
  logger: RealtimeLogger;
}

interface Prepared {
  table: Table;
  definitions: Definition[];
  matches: Matches;
  isVisible: IsVisible;
}

/** A batch of changes to everyone who asked for them and may see them. All questions come first, then all sending. */
export async function deliver(
  { database, registry, limits, logger }: Delivery,
  changes: Change[],
  isAsked: (definition: Definition) => boolean,
): Promise<void> {
  const byTable = Map.groupBy(changes, ({ schema, table }) => nameOf(schema, table));
  const roles = new Set<string>();
  for (const [{ schema, table }] of byTable.values() as Iterable<[Change]>) {
    for (const definition of registry.of(schema, table)) {
      if (!isAsked(definition)) continue;
      for (const { caller } of definition.channels) roles.add(caller.role);
    }
  }
  if (roles.size === 0) return;
  const firsts = Array.from(byTable.values(), ([first]) => first as Change);
  const tables = await loadTables(
    database,
    firsts,
    [...roles],
    changes.some(({ type }) => type === 'DELETE'),
  );
  const prepared = new Map<string, Prepared>();
  for (const [name, ofTable] of byTable) {
    const table = tables.get(name);
    if (!table) continue;
    const definitions = [...registry.of(table.schema, table.name)].filter(isAsked);
    prepared.set(name, await prepare({ database, registry, logger }, table, ofTable, definitions));
  }
  for (const change of changes) {
    const ready = prepared.get(nameOf(change.schema, change.table));
    try {
      if (ready) send(ready, change, limits);
    } catch (error) {
      // What went out before must not go out again.
      logger.error({ err: error }, 'a change could not be sent');
    }
  }
}

async function prepare(
  { database, registry, logger }: Omit<Delivery, 'limits'>,
  table: Table,
  changes: Change[],
  definitions: Definition[],
): Promise<Prepared> {
  const matches = await matchChanges({ database, logger }, table, changes, definitions);
  for (const definition of definitions) {
    if (definition.conditions.some(({ broken }) => broken)) {
      registry.drop(definition, 'The filter failed or took too long: the subscription has ended');
    }
  }
  if (!table.rowSecurity) return { table, definitions, matches, isVisible: () => true };
  const deleted = gather({ table, definitions, matches }, changes, true);
  const present = gather({ table, definitions, matches }, changes, false);
  const sawDeleted = await findVisibleDeleted(
    { database, logger },
    table,
    deleted.changes,
    deleted.callers,
  );
  // Without a key the row cannot be found, and nothing of it is told.
  const sees =
    table.keys.length === 0
      ? () => true
      : await findVisible(database, table, present.changes, present.callers);
  const isVisible: IsVisible = (caller, change) =>
    table.bypassing.includes(caller.role) ||
    (change.type === 'DELETE' ? sawDeleted(caller, change) : sees(caller, change));
  return { table, definitions, matches, isVisible };
}

/** The changes that somebody asked for, and everyone who asked for one of them. */
function gather(
  { table, definitions, matches }: Omit<Prepared, 'isVisible'>,
  changes: Change[],
  areDeleted: boolean,
): { changes: Change[]; callers: Map<string, Caller> } {
  const callers = new Map<string, Caller>();
  const candidates = changes.filter(({ type }) => (type === 'DELETE') === areDeleted);
  const wanted = new Set<Change>();
  for (const definition of definitions) {
    const matching = candidates.filter((change) => matches(definition, change));
    if (matching.length === 0) continue;
    for (const change of matching) wanted.add(change);
    for (const { caller } of definition.channels) {
      if (!table.bypassing.includes(caller.role)) callers.set(caller.claims, caller);
    }
  }
  return { changes: [...wanted], callers };
}

function send(
  { table, definitions, matches, isVisible }: Prepared,
  change: Change,
  limits: Limits,
): void {
  const listeners = new Map<Channel, Definition[]>();
  for (const definition of definitions) {
    if (!matches(definition, change)) continue;
    for (const channel of definition.channels) {
      const list = listeners.get(channel);
      if (list) list.push(definition);
      else listeners.set(channel, [definition]);
    }
  }
  // Those who ask for the same, in the same role and room, get the very same bytes.
  const frames = new Map<string, Buffer[]>();
  for (const [channel, asked] of listeners) {
    const { topic, caller, connection, joinedAt } = channel;
    if (channel.closed || !isVisible(caller, change)) continue;
    if (joinedAt && hadCommitted(joinedAt, change.xid)) continue;
    const ids = asked.length === 1 ? asked[0]?.id : asked.map(({ id }) => id).join();
    const key = `${connection.version} ${ids} ${caller.role}\n${topic}`;
    let toSend = frames.get(key);
    if (!toSend) {
      toSend = renderFrames(table, change, channel, asked, limits);
      frames.set(key, toSend);
    }
    for (const frame of toSend) connection.send(frame);
  }
}

function renderFrames(
  table: Table,
  change: Change,
  { topic, caller: { role }, connection: { version } }: Channel,
  asked: Definition[],
  limits: Limits,
): Buffer[] {
  return Array.from(bySelect(table, asked, role)).flatMap(([select, ids]) => {
    const selected = select === '' ? undefined : select.split('\n');
    const columns = table.columns.filter(
      ({ name, roles }) => roles.includes(role) && (selected?.includes(name) ?? true),
    );
    if (columns.length === 0) return [];
    const data = renderChange(table, change, columns, limits.recordBytes);
    const payload = `{"ids":[${ids}],"data":${data}}`;
    return [Buffer.from(renderFrame(version, topic, 'postgres_changes', payload))];
  });
}

/** The numbers a channel asked with, together as far as they ask for the same columns. */
function bySelect(table: Table, asked: Definition[], role: string): Map<string, string> {
  const groups = new Map<string, string>();
  for (const { id, select, conditions } of asked) {
    // Filtering by a column one may no longer read would tell its value.
    const mayFilter = conditions.every(({ column }) =>
      table.columns.some(({ name, roles }) => name === column && roles.includes(role)),
    );
    if (!mayFilter) continue;
    const key = select ? [...select, ...table.keys].join('\n') : '';
    const ids = groups.get(key);
    groups.set(key, ids ? `${ids},${id}` : String(id));
  }
  return groups;
}
