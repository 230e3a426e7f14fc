import pg from 'pg';
import type { Table } from './catalog.ts';
import type { Change } from './feed.ts';

/**
 * Asks which captured rows a condition of policies holds for, by their place in the batch. The condition names columns
 * bare or by the table's name, so the captured row stands in for the table in a scope of its own.
 */
export function deletedSource(table: Table, condition: string, changes: Change[]) {
  const items = changes.flatMap(({ judged }, place) =>
    judged === null ? [] : [`{"place":${place},"row":${judged}}`],
  );
  return {
    query: `select array_agg(k.item ->> 'place') from jsonb_array_elements($1::jsonb) as k (item)
      where exists (select from ${standIn(table)} where ${condition})`,
    parameterType: 'jsonb',
    parameter: `[${items.join()}]`,
    singles: items.map((item) => `[${item}]`),
  };
}

function standIn({ schema, name, judgedColumns, columns }: Table): string {
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
