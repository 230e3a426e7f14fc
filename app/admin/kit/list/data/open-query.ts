import type { SupabaseClient } from '@supabase/supabase-js';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import type { Condition, ListQuery } from './list-source.ts';

type OpenOptions = { select: string; count?: 'estimated'; head?: boolean };

/** Builds the query without order and limit. */
export function openQuery(client: BrowserClient, query: ListQuery, options: OpenOptions) {
  const { source, text, conditions } = query;
  const { select, count, head } = options;
  // The relation is known only at run time, so no row type can be inferred.
  const anyClient: SupabaseClient = client;
  const words = text.trim();
  const { search } = source;
  const isCall = words !== '' && search !== undefined && 'call' in search;
  const rows: unknown = isCall
    ? anyClient
        .rpc(search.call as string, { query: words }, { get: true, count, head })
        .select(select)
    : anyClient.from(source.relation as string).select(select, { count, head });
  const wordConditions =
    words && search && 'columns' in search ? matchWords(search.columns, words) : [];
  return applyConditions(rows as Rows, [...(source.where ?? []), ...conditions, ...wordConditions]);
}

type Rows = ReturnType<ReturnType<SupabaseClient['from']>['select']>;

export function applyConditions(rows: Rows, conditions: Condition[]): Rows {
  return conditions.reduce(applyCondition, rows);
}

function applyCondition(rows: Rows, condition: Condition): Rows {
  if ('or' in condition) return rows.or(condition.or);
  const { column } = condition;
  switch (condition.is) {
    case 'in': {
      const [first, ...more] = condition.values;
      // With a single value the database can read a page in index order; with several it has to
      // sort.
      return first !== undefined && more.length === 0
        ? rows.eq(column, first)
        : rows.in(column, condition.values);
    }
    case 'contains':
      return rows.contains(column, condition.values);
    case 'overlaps':
      return rows.overlaps(column, condition.values);
    case 'null':
      return rows.is(column, null);
    case 'not_null':
      return rows.not(column, 'is', null);
    default:
      return rows.filter(column, condition.is, condition.value);
  }
}

function matchWords(columns: string[], words: string): Condition[] {
  return words.split(/\s+/).map((word) => {
    const pattern = quote(`*${word.replaceAll('*', '')}*`);
    return { or: columns.map((column) => `${column}.ilike.${pattern}`).join(',') };
  });
}

/** Quotes a value, because commas, dots and brackets have a meaning inside "or". */
function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
