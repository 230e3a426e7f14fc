import { createHash } from 'node:crypto';
import type { Database } from '../../postgres/database.ts';
import type { Channel } from '../channels/channel.ts';
import type { LimitedKind } from '../limits.ts';
import type { CachedTables } from './cached-tables.ts';
import { type CompiledCondition, compileCondition } from './filters/condition.ts';
import { FilterError, parseFilter } from './filters/filter.ts';
import type { Subscriber } from './subscriber.ts';

export interface ChangesItem {
  event: string;
  schema?: string | undefined;
  table?: string | undefined;
  filter?: string | null | undefined;
  select?: string[] | null | undefined;
}

/**
 * A subscription to changes. Channels of the same kind of client share equal subscriptions; those with conditions that
 * PostgreSQL evaluates are shared only by the channels of one client.
 */
export interface Definition {
  id: number;
  key: string;
  kind: LimitedKind;
  /** Undefined without conditions that PostgreSQL evaluates. */
  subscriber: Subscriber | undefined;
  event: string;
  schema: string;
  table: string;
  conditions: CompiledCondition[];
  hasPattern: boolean;
  select: string[] | undefined;
  channels: Set<Channel>;
}

export class SubscriptionError extends Error {}

interface SubscriptionContext {
  database: Pick<Database, 'query' | 'transaction'>;
  tables: CachedTables;
  role: string;
  subscriber: Subscriber;
}

const events = new Set(['INSERT', 'UPDATE', 'DELETE', '*']);

function itemKey({ event, schema, table, filter, select }: ChangesItem): string {
  return JSON.stringify([event, schema || 'public', table || '*', filter || '', select ?? null]);
}

/** The id of a subscription on the wire. It stays the same when a new token changes the kind of the client. */
export function itemId(item: ChangesItem): number {
  return createHash('sha256').update(itemKey(item)).digest().readUIntBE(0, 6);
}

export async function createDefinition(
  context: SubscriptionContext,
  item: ChangesItem,
): Promise<Definition> {
  const { event, filter, schema = 'public', table = '*' } = item;
  const parameters = `[event: ${event}, schema: ${schema}, table: ${table}, filters: ${filter ?? '[]'}]`;
  if (!events.has(event))
    throw new SubscriptionError(`Unable to subscribe to an unknown event: ${parameters}`);
  const { isPublished, isReadable, isCaptured, isOwned } = await context.tables.publication(
    schema,
    table,
  );
  if (!isPublished) {
    throw new SubscriptionError(
      `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${parameters}`,
    );
  }
  if (!isReadable) {
    throw new SubscriptionError(
      `Unable to subscribe to changes: permission denied for the given parameters: ${parameters}`,
    );
  }
  // Among all tables there may be some that belong to others and cannot be captured.
  if (!isCaptured && schema !== '*' && table !== '*') {
    throw new SubscriptionError(
      isOwned
        ? `Unable to subscribe to changes: they are not captured yet, please try again: ${parameters}`
        : `Unable to subscribe to changes: they cannot be captured, because the table belongs to another role: ${parameters}`,
    );
  }
  const conditions = filter ? await compileFilter(context, filter, schema, table) : [];
  const { subscriber } = context;
  const isOwn = conditions.some(({ sql }) => sql);
  return {
    id: itemId(item),
    key: `${isOwn ? subscriber.key : subscriber.kind}\n${itemKey(item)}`,
    kind: subscriber.kind,
    subscriber: isOwn ? subscriber : undefined,
    event,
    schema,
    table,
    conditions,
    hasPattern: conditions.some(({ sql }) => sql?.isPattern),
    select: item.select ?? undefined,
    channels: new Set(),
  };
}

async function compileFilter(
  { database, tables, role }: SubscriptionContext,
  filter: string,
  schema: string,
  table: string,
): Promise<CompiledCondition[]> {
  try {
    const conditions = parseFilter(filter);
    const publishedTable = await tables.find(schema, table);
    if (!publishedTable) throw new FilterError('a filter needs a table');
    const compiledConditions: CompiledCondition[] = [];
    for (const condition of conditions) {
      const column = publishedTable.columns.find(({ name }) => name === condition.column);
      // A column that the role may not read is treated like one that does not exist.
      if (!column?.roles.includes(role))
        throw new FilterError(`invalid column for filter ${condition.column}`);
      compiledConditions.push(await compileCondition(database, condition, column));
    }
    return compiledConditions;
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    throw new SubscriptionError(`Error parsing \`filter\` params: ["${filter}"]: ${error.message}`);
  }
}
