import { exportedTables } from '../../../domain/data-exports/exported-tables.ts';
import { byteOrderMark, renderCsvLine } from '../../../domain/text/csv.ts';
import type { Query } from '../../postgres/query.ts';
import { openRows } from './open-rows.ts';

type Table = keyof typeof exportedTables;
type Row = Record<string, unknown>;

const rowsPerFetch = 500;

/** Reads the rows of a table by a cursor of the transaction. */
async function* readRows(
  query: Query,
  table: Table,
  columns: readonly string[],
): AsyncGenerator<Row[]> {
  await query(
    `declare exported no scroll cursor for
     select to_jsonb(given) - '{${exportedTables[table].join()}}'::text[] as row from public.${table} as given
     where ${openRows(table, columns)}`,
  );
  for (;;) {
    const { rows } = await query<{ row: Row }>(`fetch ${rowsPerFetch} from exported`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await query('close exported');
}

/** The columns of a table in their order, which objects do not have. */
export async function listColumns(query: Query, table: Table): Promise<string[]> {
  const { rows } = await query<{ name: string }>(
    `select attname as name from pg_catalog.pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> all ($2::text[]) order by attnum`,
    [`public.${table}`, [...exportedTables[table]]],
  );
  return rows.map(({ name }) => name);
}

/** Renders a table for spreadsheets. */
export async function* renderCsv(
  query: Query,
  table: Table,
  columns: string[],
  count: (rows: number) => void,
): AsyncGenerator<string> {
  yield byteOrderMark + renderCsvLine(columns, 'en');
  for await (const rows of readRows(query, table, columns)) {
    count(rows.length);
    yield rows
      .map((row) =>
        renderCsvLine(
          columns.map((name) => toText(row[name])),
          'en',
        ),
      )
      .join('');
  }
}

function toText(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
}

/** Renders a table for other systems: a list with one object per line. */
export async function* renderJson(
  query: Query,
  table: Table,
  columns: readonly string[],
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of readRows(query, table, columns)) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
