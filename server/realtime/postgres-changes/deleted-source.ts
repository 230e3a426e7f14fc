import pg from 'pg';
import type { Table } from './catalog.ts';
import type { Change } from './change-queries.ts';

/**
 * Builds a query for the captured rows that satisfy a policy's condition; it returns their index in the batch. The
 * condition names columns with or without the table's name, so the captured row gets the table's name as alias.
 */
export function deletedSource(table: Table, condition: string, changes: Change[]) {
  const items = changes.flatMap(({ judged }, index) =>
    judged === null ? [] : [`{"index":${index},"row":${judged}}`],
  );
  return {
    query: `select array_agg(k.item ->> 'index') from jsonb_array_elements($1::jsonb) as k (item)
      where exists (select from ${rowAsTable(table)} where ${condition})`,
    parameterType: 'jsonb',
    parameter: `[${items.join()}]`,
    singles: items.map((item) => `[${item}]`),
  };
}

function rowAsTable({ schema, name, judgedColumns, columns }: Table): string {
  const alias = pg.escapeIdentifier(name);
  if (judgedColumns === null) {
    const type = `${pg.escapeIdentifier(schema)}.${alias}`;
    return `jsonb_populate_record(null::${type}, k.item -> 'row') as ${alias}`;
  }
  const fields = columns
    .filter((column) => judgedColumns.includes(column.name))
    .map((column) => `${pg.escapeIdentifier(column.name)} ${column.sqlType}`);
  if (fields.length === 0) return `(select) as ${alias}`;
  return `jsonb_to_record(k.item -> 'row') as ${alias} (${fields.join()})`;
}
