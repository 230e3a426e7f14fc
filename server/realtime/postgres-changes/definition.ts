import type { Database } from '../../postgres/database.ts';
import type { Channel } from '../channel.ts';
import type { CachedTables } from './cached-tables.ts';
import { type CompiledCondition, compileCondition } from './condition.ts';
import { FilterError, parseFilter } from './filter.ts';

export interface ChangesItem {
  event: string;
  schema?: string | undefined;
  table?: string | undefined;
  filter?: string | null | undefined;
  select?: string[] | null | undefined;
}

/** A subscription to changes. Channels with the same subscription share one definition and its id. */
export interface Definition {
  id: number;
  key: string;
  event: string;
  schema: string;
  table: string;
  conditions: CompiledCondition[];
  /** Patterns are evaluated separately, because they may be slow. */
  hasPattern: boolean;
  select: string[] | undefined;
  channels: Set<Channel>;
}

export class SubscriptionError extends Error {}

export interface SubscriptionContext {
  database: Pick<Database, 'query' | 'transaction'>;
  tables: CachedTables;
  role: string;
}

const events = new Set(['INSERT', 'UPDATE', 'DELETE', '*']);

export function definitionKey({ event, schema, table, filter, select }: ChangesItem): string {
  return JSON.stringify([event, schema || 'public', table || '*', filter || '', select ?? null]);
}

export async function createDefinition(
  context: SubscriptionContext,
  item: ChangesItem,
  id: number,
): Promise<Definition> {
  const { event, filter, schema = 'public', table = '*' } = item;
  const parameters = `[event: ${event}, schema: ${schema}, table: ${table}, filters: ${filter ?? '[]'}]`;
  if (!events.has(event))
    throw new SubscriptionError(`Unable to subscribe to an unknown event: ${parameters}`);
  if (!(await context.tables.isPublished(schema, table))) {
    throw new SubscriptionError(
      `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${parameters}`,
    );
  }
  const conditions = filter ? await compileFilter(context, filter, schema, table) : [];
  return {
    id,
    key: definitionKey(item),
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
    const found = await tables.find(schema, table);
    if (!found) throw new FilterError('a filter needs a table');
    const compiled: CompiledCondition[] = [];
    for (const condition of conditions) {
      const column = found.columns.find(({ name }) => name === condition.column);
      // A column that the role may not read is treated like one that does not exist.
      if (!column?.roles.includes(role))
        throw new FilterError(`invalid column for filter ${condition.column}`);
      compiled.push(await compileCondition(database, condition, column));
    }
    return compiled;
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    throw new SubscriptionError(`Error parsing \`filter\` params: ["${filter}"]: ${error.message}`);
  }
}
