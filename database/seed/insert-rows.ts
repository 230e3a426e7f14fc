import type { ClientBase } from 'pg';

export type Row = Record<string, unknown>;

type InsertOptions = {
  /** Keeps existing rows. */
  ignoreExisting?: boolean;
};

/** Omitted columns get their default. Returns the number of new rows. */
export async function insertRows(
  client: ClientBase,
  table: string,
  rows: readonly Row[],
  { ignoreExisting = false }: InsertOptions = {},
): Promise<number> {
  const onConflict = ignoreExisting ? 'on conflict do nothing' : '';
  let inserted = 0;
  for (const [columns, group] of groupByColumns(rows)) {
    const { rowCount } = await client.query(
      `insert into ${table} (${columns})
       select ${columns} from jsonb_populate_recordset(null::${table}, $1) ${onConflict}`,
      [JSON.stringify(group)],
    );
    inserted += rowCount ?? 0;
  }
  return inserted;
}

function groupByColumns(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const named = Object.keys(row).filter((column) => row[column] !== undefined);
    const columns = named.map((column) => `"${column}"`).join(', ');
    const group = groups.get(columns);
    if (group) group.push(row);
    else groups.set(columns, [row]);
  }
  return groups;
}
