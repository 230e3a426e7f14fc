import type { Database } from '../../postgres/database.ts';
import type { Channel } from '../channel.ts';
import { type CompiledCondition, compileCondition } from './condition.ts';
import { FilterError, parseFilter } from './filter.ts';
import type { TablesOfJoin } from './tables-of-join.ts';

export interface ChangesItem {
  event: string;
  schema?: string | undefined;
  table?: string | undefined;
  filter?: string | null | undefined;
  select?: string[] | null | undefined;
}

/** What somebody wants to hear of. Those who want the same share one definition and its number. */
export interface Definition {
  id: number;
  key: string;
  event: string;
  schema: string;
  table: string;
  conditions: CompiledCondition[];
  /** Patterns are tried apart, as they may be slow. */
  hasPattern: boolean;
  select: string[] | undefined;
  channels: Set<Channel>;
}

export class SubscriptionRefused extends Error {}

/** Who is asked, and on whose behalf. */
export interface Asked {
  database: Pick<Database, 'query' | 'transaction'>;
  tables: TablesOfJoin;
  role: string;
}

const events = new Set(['INSERT', 'UPDATE', 'DELETE', '*']);

export function definitionKey({ event, schema, table, filter, select }: ChangesItem): string {
  return JSON.stringify([event, schema || 'public', table || '*', filter || '', select ?? null]);
}

export async function createDefinition(
  asked: Asked,
  item: ChangesItem,
  id: number,
): Promise<Definition> {
  const { event, filter, schema = 'public', table = '*' } = item;
  const words = `[event: ${event}, schema: ${schema}, table: ${table}, filters: ${filter ?? '[]'}]`;
  if (!events.has(event))
    throw new SubscriptionRefused(`Unable to subscribe to an unknown event: ${words}`);
  if (!(await asked.tables.isPublished(schema, table))) {
    throw new SubscriptionRefused(
      `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${words}`,
    );
  }
  const conditions = filter ? await compileFilter(asked, filter, schema, table) : [];
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
  { database, tables, role }: Asked,
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
      // A column that one may not read is treated as one that does not exist.
      if (!column?.roles.includes(role))
        throw new FilterError(`invalid column for filter ${condition.column}`);
      compiled.push(await compileCondition(database, condition, column));
    }
    return compiled;
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    throw new SubscriptionRefused(
      `Error parsing \`filter\` params: ["${filter}"]: ${error.message}`,
    );
  }
}
