import type { Database } from '../../postgres/database.ts';
import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import type { RealtimeLogger } from '../logger.ts';
import type { Table } from './catalog.ts';
import { type CompiledCondition, render } from './condition.ts';
import type { Definition } from './definition.ts';
import type { Change } from './feed.ts';
import { queryWithTimeout } from './query-with-timeout.ts';

interface MatchContext {
  database: Pick<Database, 'query' | 'transaction'>;
  logger: RealtimeLogger;
}

const patternsMs = 250;
const onePatternMs = 50;

/** Returns whether a change matches a subscription. */
export type Matches = (definition: Definition, change: Change) => boolean;

export async function matchChanges(
  context: MatchContext,
  table: Table,
  changes: Change[],
  definitions: Definition[],
): Promise<Matches> {
  const needed = new Set(
    definitions.flatMap(({ conditions }) => conditions.filter(({ sql, broken }) => sql && !broken)),
  );
  const matching = await evaluateConditions(context, table, changes, [...needed]);
  const holds = (condition: CompiledCondition, change: Change) => {
    const value = valuesOf(table, change)?.[condition.column];
    // Only the key of an old row is sent, and columns that are not sent cannot be filtered by.
    if (value === undefined) return false;
    return condition.test ? condition.test(value) : (matching.get(condition)?.has(change) ?? false);
  };
  return (definition, change) =>
    (definition.event === '*' || definition.event === change.type) &&
    definition.conditions.every((condition) => holds(condition, change));
}

/** Returns the values that will be sent, which are those that filters may use. */
function valuesOf(table: Table, change: Change): Record<string, string> | null {
  if (change.type !== 'DELETE') return change.record;
  if (!table.rowSecurity || !change.oldRecord) return change.oldRecord;
  const { oldRecord } = change;
  return Object.fromEntries(
    table.keys.flatMap((key) => (oldRecord[key] ? [[key, oldRecord[key]]] : [])),
  );
}

type HeldRow = { ordinal: number; held: boolean[] };
type MatchingChanges = Map<CompiledCondition, Set<Change>>;

/**
 * Comparisons are fast. A pattern can be made arbitrarily slow, so patterns have a time limit; one that exceeds it, or
 * fails, is disabled.
 */
async function evaluateConditions(
  context: MatchContext,
  table: Table,
  changes: Change[],
  conditions: CompiledCondition[],
): Promise<MatchingChanges> {
  const { comparisons = [], patterns = [] } = Object.groupBy(conditions, ({ sql }) =>
    sql?.isPattern ? 'patterns' : 'comparisons',
  );
  const matching = await Promise.all([
    evaluateTogether(context, table, changes, comparisons),
    evaluateTogether(context, table, changes, patterns),
  ]);
  return new Map(matching.flatMap((part) => [...part]));
}

async function evaluateTogether(
  context: MatchContext,
  table: Table,
  changes: Change[],
  conditions: CompiledCondition[],
): Promise<MatchingChanges> {
  if (conditions.length === 0) return new Map();
  try {
    return await evaluate(context, table, changes, conditions);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    const [only] = conditions;
    if (conditions.length === 1 && only) {
      context.logger.warn({ err: error }, 'a filter of table changes was given up');
      only.broken = true;
      return new Map();
    }
    // One after the other, because concurrent queries would use up the connections.
    const matching: MatchingChanges = new Map();
    for (const one of conditions) {
      for (const [condition, held] of await evaluateTogether(context, table, changes, [one]))
        matching.set(condition, held);
    }
    return matching;
  }
}

async function evaluate(
  context: MatchContext,
  table: Table,
  changes: Change[],
  conditions: CompiledCondition[],
): Promise<MatchingChanges> {
  const matching: MatchingChanges = new Map(conditions.map((condition) => [condition, new Set()]));
  const columns = [...new Set(conditions.map(({ column }) => column))];
  const values: unknown[] = [renderRows(table, changes, columns)];
  const expressions = conditions.map(({ column, sql }) => {
    if (!sql) return 'false';
    if (sql.expression.includes('%v')) values.push(sql.value);
    return `coalesce(${render(sql, `r.c${columns.indexOf(column)}`, `$${values.length}`)}, false)`;
  });
  const types = columns.map(
    (column) => conditions.find((one) => one.column === column)?.sql?.sqlType ?? 'text',
  );
  const text = `select r.ordinal, array[${expressions.join()}] as held from jsonb_to_recordset($1::jsonb)
    as r (ordinal int4, ${types.map((type, i) => `c${i} ${type}`).join()})`;
  const { rows } = conditions[0]?.sql?.isPattern
    ? await queryWithTimeout<HeldRow>(
        context.database,
        conditions.length === 1 ? onePatternMs : patternsMs,
        text,
        values,
      )
    : await context.database.query<HeldRow>(text, values);
  for (const { ordinal, held } of rows) {
    const change = changes[ordinal];
    conditions.forEach((condition, index) => {
      if (change && held[index]) matching.get(condition)?.add(change);
    });
  }
  return matching;
}

function renderRows(table: Table, changes: Change[], columns: string[]): string {
  const rows = changes.map((change, ordinal) => {
    const values = valuesOf(table, change) ?? {};
    const fields = columns.flatMap((column, i) =>
      values[column] ? [`,"c${i}":${values[column]}`] : [],
    );
    return `{"ordinal":${ordinal}${fields.join('')}}`;
  });
  return `[${rows.join()}]`;
}
