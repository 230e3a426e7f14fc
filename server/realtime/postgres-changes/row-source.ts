import pg from 'pg';
import { arrayLiteral } from '../../postgres/wire-value.ts';
import type { Table } from './catalog.ts';
import type { Change } from './change-queries.ts';

/** The FROM clause, with one parameter, of a query for the current rows of some changes by primary key. */
interface RowSource {
  /** The alias of the row is `t`; it has the requested columns. */
  from: string;
  /** An expression for the key as JSON text, the format of the key in changes. */
  key: string;
  parameterType: string;
  parameter: string;
  /** The parameter for each row separately. */
  singles: string[];
}

/** Returns the value of `key` for the row of a change. */
export function keyOf({ keys }: Table, { record }: Change): string {
  const values = keys.map((key) => record?.[key] ?? 'null');
  return values.length === 1 ? (values[0] ?? '') : `[${values.join(', ')}]`;
}

export function rowSource(table: Table, changes: Change[], columns: string[]): RowSource {
  const [key = '', ...otherKeys] = table.keys;
  const target = `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`;
  const keyColumn = table.columns.find(({ name }) => name === key);
  if (!keyColumn || otherKeys.length > 0 || keyColumn.type.startsWith('_')) {
    return compositeSource(target, table, changes, columns);
  }
  const values = new Set(changes.map(({ record }) => toText(record?.[key] ?? 'null')));
  const name = `t.${pg.escapeIdentifier(key)}`;
  return {
    from: `${target} as t where ${name} = any ($1::${keyColumn.sqlType}[])`,
    key: `to_jsonb(${name})::text`,
    parameterType: `${keyColumn.sqlType}[]`,
    parameter: arrayLiteral([...values]),
    singles: Array.from(values, (value) => arrayLiteral([value])),
  };
}

// `offset 0` keeps the planner from a scan that evaluates the policy on every row of the table.
function compositeSource(
  target: string,
  { keys, columns: tableColumns }: Table,
  changes: Change[],
  columns: string[],
): RowSource {
  const names = keys.map((key) => pg.escapeIdentifier(key));
  const fields = keys.map(
    (key, index) =>
      `${names[index]} ${tableColumns.find(({ name }) => name === key)?.sqlType ?? 'text'}`,
  );
  const joinCondition = names.map((name) => `r.${name} = k.${name}`).join(' and ');
  const selectList = [...new Set([...keys, ...columns])].map(
    (name) => `r.${pg.escapeIdentifier(name)}`,
  );
  const keyColumns = names.map((name) => `t.${name}`).join();
  const rows = new Set(
    changes.map(({ record }) => {
      const values = keys.map((name) => `${JSON.stringify(name)}:${record?.[name] ?? 'null'}`);
      return `{${values.join()}}`;
    }),
  );
  return {
    from: `jsonb_to_recordset($1::jsonb) as k (${fields.join()})
      cross join lateral (select ${selectList.join()} from ${target} as r where ${joinCondition} offset 0) as t`,
    key: `${names.length === 1 ? `to_jsonb(${keyColumns})` : `jsonb_build_array(${keyColumns})`}::text`,
    parameterType: 'jsonb',
    parameter: `[${[...rows].join()}]`,
    singles: Array.from(rows, (row) => `[${row}]`),
  };
}

const toText = (json: string): string => (json.startsWith('"') ? JSON.parse(json) : json);
