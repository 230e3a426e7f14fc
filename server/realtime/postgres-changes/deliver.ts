import type { Caller } from '../access.ts';
import type { Channel } from '../channels/channel.ts';
import { encodeText, renderFrame } from '../frames.ts';
import type { LimitedDatabase } from '../limit-concurrency.ts';
import type { Limits } from '../limits.ts';
import type { RealtimeLogger } from '../logger.ts';
import { loadTables, nameOf, type Table } from './catalog.ts';
import type { Change } from './change-queries.ts';
import type { Definition } from './definition.ts';
import type { Definitions } from './definitions.ts';
import { type MatchedChanges, matchChanges } from './filters/match.ts';
import { renderChange } from './render-change.ts';
import { hadCommitted } from './snapshot.ts';
import type { Subscriber } from './subscriber.ts';
import { findVisible, findVisibleDeleted, type IsVisible } from './visibility.ts';

export interface Delivery {
  database: LimitedDatabase;
  definitions: Definitions;
  limits: Pick<Limits, 'recordBytes'>;
  logger: RealtimeLogger;
  /** Time for the comparisons of one subscriber. */
  comparisonsMs: number;
  /** The subscriptions to deliver to. */
  isWanted: (definition: Definition) => boolean;
  /** Called if the comparisons of a subscriber took too long; the changes are not sent to it. */
  onLate: (subscriber: Subscriber) => void;
}

interface PreparedTable {
  table: Table;
  matched: MatchedChanges['definitions'];
  isVisible: IsVisible;
}

/** Delivers a batch of changes to all subscribers that may see them. All queries run first, then everything is sent. */
export async function deliver(delivery: Delivery, changes: Change[]): Promise<void> {
  const { database, limits, logger, isWanted, onLate } = delivery;
  const byTable = Map.groupBy(changes, ({ schema, table }) => nameOf(schema, table));
  const roles = new Set<string>();
  for (const [{ schema, table }] of byTable.values() as Iterable<[Change]>) {
    for (const definition of delivery.definitions.of(schema, table)) {
      if (!isWanted(definition)) continue;
      for (const { caller } of definition.channels) roles.add(caller.role);
    }
  }
  if (roles.size === 0) return;
  // One change of each table names the table.
  const firstChanges = Array.from(byTable.values(), ([first]) => first as Change);
  const tables = await loadTables(
    database,
    firstChanges,
    [...roles],
    changes.some(({ type }) => type === 'DELETE'),
  );
  const preparedTables = new Map<string, PreparedTable>();
  const late = new Set<Subscriber>();
  for (const [name, tableChanges] of byTable) {
    const table = tables.get(name);
    if (!table) continue;
    const definitions = [...delivery.definitions.of(table.schema, table.name)].filter(
      (definition) => isWanted(definition) && !isLate(late, definition),
    );
    preparedTables.set(name, await prepare(delivery, table, tableChanges, definitions, late));
  }
  for (const change of changes) {
    const table = preparedTables.get(nameOf(change.schema, change.table));
    try {
      if (table) send(table, change, late, limits);
    } catch (error) {
      // Caught here: a retry of the batch would send earlier changes again.
      logger.error({ err: error }, 'a change could not be sent');
    }
  }
  for (const subscriber of late) onLate(subscriber);
}

/** A subscriber that was late for one table of a batch gets nothing of it, so that a retry sends nothing twice. */
function isLate(late: Set<Subscriber>, { subscriber }: Definition): boolean {
  return subscriber !== undefined && late.has(subscriber);
}

async function prepare(
  { database, definitions: allDefinitions, logger, comparisonsMs }: Delivery,
  table: Table,
  changes: Change[],
  definitions: Definition[],
  late: Set<Subscriber>,
): Promise<PreparedTable> {
  const context = { database, logger, comparisonsMs };
  const matched = await matchChanges(context, table, changes, definitions);
  for (const subscriber of matched.late) late.add(subscriber);
  for (const definition of matched.broken) {
    allDefinitions.drop(
      definition,
      'The filter failed or took too long: the subscription has ended',
    );
  }
  if (!table.rowSecurity) return { table, matched: matched.definitions, isVisible: () => true };
  const deleted = collect(table, matched.definitions, true);
  const present = collect(table, matched.definitions, false);
  const sawDeleted = await findVisibleDeleted(
    { database, logger },
    table,
    deleted.changes,
    deleted.callers,
  );
  // Without a primary key the row cannot be found, so its contents are not sent.
  const seesPresent =
    table.keys.length === 0
      ? () => true
      : await findVisible(database, table, present.changes, present.callers);
  const isVisible: IsVisible = (caller, change) =>
    table.bypassing.includes(caller.role) ||
    (change.type === 'DELETE' ? sawDeleted(caller, change) : seesPresent(caller, change));
  return { table, matched: matched.definitions, isVisible };
}

/** Returns the changes that match any subscription, and the callers of these subscriptions. */
function collect(
  table: Table,
  matched: MatchedChanges['definitions'],
  areDeleted: boolean,
): { changes: Change[]; callers: Map<string, Caller> } {
  const callers = new Map<string, Caller>();
  const changes: Change[] = [];
  const matchedDefinitions = new Set<Definition>();
  for (const [change, definitions] of matched) {
    if ((change.type === 'DELETE') !== areDeleted || definitions.length === 0) continue;
    changes.push(change);
    for (const definition of definitions) matchedDefinitions.add(definition);
  }
  for (const { channels } of matchedDefinitions) {
    for (const { caller } of channels)
      if (!table.bypassing.includes(caller.role)) callers.set(caller.claims, caller);
  }
  return { changes, callers };
}

function send(
  { table, matched, isVisible }: PreparedTable,
  change: Change,
  late: Set<Subscriber>,
  limits: Pick<Limits, 'recordBytes'>,
): void {
  const listeners = new Map<Channel, Definition[]>();
  for (const definition of matched.get(change) ?? []) {
    if (isLate(late, definition)) continue;
    for (const channel of definition.channels) {
      const list = listeners.get(channel);
      if (list) list.push(definition);
      else listeners.set(channel, [definition]);
    }
  }
  // Channels with the same subscriptions, role and topic receive the same bytes.
  const frames = new Map<string, Buffer>();
  for (const [channel, subscriptions] of listeners) {
    const { topic, caller, connection, joinedAt } = channel;
    if (channel.closed || !isVisible(caller, change)) continue;
    if (joinedAt && hadCommitted(joinedAt, change.xid)) continue;
    const ids =
      subscriptions.length === 1 ? subscriptions[0]?.id : subscriptions.map(({ id }) => id).join();
    const key = `${connection.version} ${ids} ${caller.role}\n${topic}`;
    let channelFrames = frames.get(key);
    if (!channelFrames) {
      channelFrames = renderFrames(table, change, channel, subscriptions, limits);
      frames.set(key, channelFrames);
    }
    if (channelFrames.length > 0) connection.sendEncoded(channelFrames);
  }
}

function renderFrames(
  table: Table,
  change: Change,
  { topic, caller: { role }, connection: { version } }: Channel,
  subscriptions: Definition[],
  limits: Pick<Limits, 'recordBytes'>,
): Buffer {
  const frames = Array.from(bySelect(table, subscriptions, role)).flatMap(([select, ids]) => {
    const selected = select === '' ? undefined : select.split('\n');
    const columns = table.columns.filter(
      ({ name, roles }) => roles.includes(role) && (selected?.includes(name) ?? true),
    );
    if (columns.length === 0) return [];
    const data = renderChange(table, change, columns, limits.recordBytes);
    const payload = `{"ids":[${ids}],"data":${data}}`;
    return [encodeText(renderFrame(version, topic, 'postgres_changes', payload))];
  });
  return Buffer.concat(frames);
}

/** Groups the ids of a channel's subscriptions by the selected columns. */
function bySelect(table: Table, subscriptions: Definition[], role: string): Map<string, string> {
  const groups = new Map<string, string>();
  for (const { id, select, conditions } of subscriptions) {
    // A filter on a column that the role may no longer read would reveal its value.
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
