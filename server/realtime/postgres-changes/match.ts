import type { Database } from '../../postgres/database.ts';
import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import type { RealtimeLogger } from '../logger.ts';
import type { Table } from './catalog.ts';
import { type CompiledCondition, render } from './condition.ts';
import type { Definition } from './definition.ts';
import type { Change } from './feed.ts';
import { queryInTime } from './in-time.ts';

export interface Asked {
  database: Pick<Database, 'query' | 'transaction'>;
  logger: RealtimeLogger;
}

const patternsMs = 250;
const onePatternMs = 50;

/** Decides which changes of one table each definition asks for. */
export type Matches = (definition: Definition, change: Change) => boolean;

export async function matchChanges(
  asked: Asked,
  table: Table,
  changes: Change[],
  definitions: Definition[],
): Promise<Matches> {
  const needed = new Set(
    definitions.flatMap(({ conditions }) => conditions.filter(({ sql, broken }) => sql && !broken)),
  );
  const answers = await askPostgres(asked, table, changes, [...needed]);
  const holds = (condition: CompiledCondition, change: Change) => {
    const value = valuesOf(table, change)?.[condition.column];
    // An old row is told by its key only, and what is not told cannot be asked for.
    if (value === undefined) return false;
    return condition.test ? condition.test(value) : (answers.get(condition)?.has(change) ?? false);
  };
  return (definition, change) =>
    (definition.event === '*' || definition.event === change.type) &&
    definition.conditions.every((condition) => holds(condition, change));
}

/** The values that will be told, and so may be filtered by. */
function valuesOf(table: Table, change: Change): Record<string, string> | null {
  if (change.type !== 'DELETE') return change.record;
  if (!table.rowSecurity || !change.oldRecord) return change.oldRecord;
  const { oldRecord } = change;
  return Object.fromEntries(
    table.keys.flatMap((key) => (oldRecord[key] ? [[key, oldRecord[key]]] : [])),
  );
}

type Answers = Map<CompiledCondition, Set<Change>>;

/**
 * Comparisons are quick. A pattern may be made to take for ever, so patterns have a time limit, and one that breaks it,
 * or fails, is found and left out from then on.
 */
async function askPostgres(
  asked: Asked,
  table: Table,
  changes: Change[],
  conditions: CompiledCondition[],
): Promise<Answers> {
  const { quick = [], patterns = [] } = Object.groupBy(conditions, ({ sql }) =>
    sql?.isPattern ? 'patterns' : 'quick',
  );
  const answers = await Promise.all([
    askTogether(asked, table, changes, quick),
    askTogether(asked, table, changes, patterns),
  ]);
  return new Map(answers.flatMap((part) => [...part]));
}

async function askTogether(
  asked: Asked,
  table: Table,
  changes: Change[],
  conditions: CompiledCondition[],
): Promise<Answers> {
  if (conditions.length === 0) return new Map();
  try {
    return await ask(asked, table, changes, conditions);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    const [only] = conditions;
    if (conditions.length === 1 && only) {
      asked.logger.warn({ err: error }, 'a filter of table changes was given up');
      only.broken = true;
      return new Map();
    }
    // One after the other: together they would take the connections of everybody else.
    const answers: Answers = new Map();
    for (const one of conditions) {
      for (const [condition, held] of await askTogether(asked, table, changes, [one]))
        answers.set(condition, held);
    }
    return answers;
  }
}

async function ask(
  asked: Asked,
  table: Table,
  changes: Change[],
  conditions: CompiledCondition[],
): Promise<Answers> {
  const answers: Answers = new Map(conditions.map((condition) => [condition, new Set()]));
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
  const text = `select r.place, array[${expressions.join()}] as held from jsonb_to_recordset($1::jsonb)
    as r (place int4, ${types.map((type, i) => `c${i} ${type}`).join()})`;
  const { rows } = conditions[0]?.sql?.isPattern
    ? await queryInTime(
        asked.database,
        conditions.length === 1 ? onePatternMs : patternsMs,
        text,
        values,
      )
    : await asked.database.query(text, values);
  for (const { place, held } of rows as { place: number; held: boolean[] }[]) {
    const change = changes[place];
    conditions.forEach((condition, index) => {
      if (change && held[index]) answers.get(condition)?.add(change);
    });
  }
  return answers;
}

function renderRows(table: Table, changes: Change[], columns: string[]): string {
  const rows = changes.map((change, place) => {
    const values = valuesOf(table, change) ?? {};
    const fields = columns.flatMap((column, i) =>
      values[column] ? [`,"c${i}":${values[column]}`] : [],
    );
    return `{"place":${place}${fields.join('')}}`;
  });
  return `[${rows.join()}]`;
}
