import type { Database } from '../../postgres/database.ts';
import type { Channel } from '../channel.ts';
import { isPublished, loadTables, nameOf } from './catalog.ts';
import { type CompiledCondition, compileCondition } from './condition.ts';
import { FilterError, parseFilter } from './filter.ts';

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

const events = new Set(['INSERT', 'UPDATE', 'DELETE', '*']);

export function definitionKey({ event, schema, table, filter, select }: ChangesItem): string {
  return JSON.stringify([event, schema || 'public', table || '*', filter || '', select ?? null]);
}

export async function createDefinition(
  database: Pick<Database, 'query' | 'transaction'>,
  item: ChangesItem,
  id: number,
  role: string,
): Promise<Definition> {
  const { event, filter, schema = 'public', table = '*' } = item;
  const words = `[event: ${event}, schema: ${schema}, table: ${table}, filters: ${filter ?? '[]'}]`;
  if (!events.has(event))
    throw new SubscriptionRefused(`Unable to subscribe to an unknown event: ${words}`);
  if (!(await isPublished(database, schema, table))) {
    throw new SubscriptionRefused(
      `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${words}`,
    );
  }
  const conditions = filter ? await compileFilter(database, filter, schema, table, role) : [];
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
  database: Pick<Database, 'query' | 'transaction'>,
  filter: string,
  schema: string,
  table: string,
  role: string,
): Promise<CompiledCondition[]> {
  try {
    const conditions = parseFilter(filter);
    const found = (await loadTables(database, [{ schema, table }], [role])).get(
      nameOf(schema, table),
    );
    if (!found) throw new FilterError('a filter needs a table');
    return await Promise.all(
      conditions.map((condition) => {
        const column = found.columns.find(({ name }) => name === condition.column);
        // A column that one may not read is treated as one that does not exist.
        if (!column?.roles.includes(role))
          throw new FilterError(`invalid column for filter ${condition.column}`);
        return compileCondition(database, condition, column);
      }),
    );
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    throw new SubscriptionRefused(
      `Error parsing \`filter\` params: ["${filter}"]: ${error.message}`,
    );
  }
}
