import type { Database } from '../../postgres/database.ts';
import type { Table } from './catalog.ts';
import { type CompiledCondition, render } from './condition.ts';
import type { Definition } from './definition.ts';
import type { Change } from './feed.ts';

/** Decides which changes of one table each definition asks for. */
export type Matches = (definition: Definition, change: Change) => boolean;

export async function matchChanges(
  database: Pick<Database, 'query'>,
  table: Table,
  changes: Change[],
  definitions: Definition[],
): Promise<Matches> {
  const asked = new Set(
    definitions.flatMap(({ conditions }) => conditions.filter(({ sql }) => sql)),
  );
  const answers = await askPostgres(database, table, changes, [...asked]);
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

async function askPostgres(
  database: Pick<Database, 'query'>,
  table: Table,
  changes: Change[],
  conditions: CompiledCondition[],
): Promise<Map<CompiledCondition, Set<Change>>> {
  const answers = new Map<CompiledCondition, Set<Change>>(
    conditions.map((condition) => [condition, new Set()]),
  );
  if (conditions.length === 0) return answers;
  const columns = [...new Set(conditions.map(({ column }) => column))];
  const values: unknown[] = [renderRows(table, changes, columns)];
  const expressions = conditions.map(({ column, sql }) => {
    if (!sql) return 'false';
    if (sql.expression.includes('%v')) values.push(sql.value);
    return render(sql, `r.c${columns.indexOf(column)}`, `$${values.length}`);
  });
  const types = columns.map(
    (column) => conditions.find((one) => one.column === column)?.sql?.sqlType ?? 'text',
  );
  const { rows } = await database.query(
    `select r.place, array[${expressions.map((expression) => `coalesce(${expression}, false)`).join()}] as held
     from jsonb_to_recordset($1::jsonb) as r (place int4, ${types.map((type, i) => `c${i} ${type}`).join()})`,
    values,
  );
  for (const { place, held } of rows) {
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
