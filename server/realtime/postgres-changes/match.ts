import type { Database } from '../../postgres/database.ts';
import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import type { Table } from './catalog.ts';
import { type CompiledCondition, render } from './condition.ts';
import type { Definition } from './definition.ts';
import type { Change } from './feed.ts';

type Asked = Pick<Database, 'withRole'>;

/** No table is read here, only values are compared: the point of asking this way is the time limit. */
const owner = { role: 'none', claims: {} };
const patienceMs = 1_000;

/** Decides which changes of one table each definition asks for. */
export type Matches = (definition: Definition, change: Change) => boolean;

export async function matchChanges(
  database: Asked,
  table: Table,
  changes: Change[],
  definitions: Definition[],
): Promise<Matches> {
  const asked = new Set(
    definitions.flatMap(({ conditions }) => conditions.filter(({ sql, broken }) => sql && !broken)),
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

type Answers = Map<CompiledCondition, Set<Change>>;

/** All conditions at once; should one of them fail, it is found by halves and fails alone. */
async function askPostgres(
  database: Asked,
  table: Table,
  changes: Change[],
  conditions: CompiledCondition[],
): Promise<Answers> {
  if (conditions.length === 0) return new Map();
  try {
    return await ask(database, table, changes, conditions);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    const [only] = conditions;
    if (conditions.length === 1 && only) {
      only.broken = true;
      return new Map();
    }
    const middle = Math.ceil(conditions.length / 2);
    const halves = [conditions.slice(0, middle), conditions.slice(middle)];
    const answers = await Promise.all(
      halves.map((half) => askPostgres(database, table, changes, half)),
    );
    return new Map(answers.flatMap((half) => [...half]));
  }
}

async function ask(
  database: Asked,
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
  const { rows } = await database.withRole(owner, { text, values }, { timeoutMs: patienceMs });
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
