import type { Query } from '../../postgres/query.ts';

/** The tables of each kind of batch work, its table of rows, and their foreign key. */
const tables = {
  bulk_actions: { rows: 'bulk_action_rows', key: 'action_id' },
  imports: { rows: 'import_rows', key: 'import_id' },
};

/** A row that could not be undone. */
export type KeptRow = { position: number; reason: string };

/** Marks the rows at these positions as undone, or as kept with the reason, and adds them to the sums of their work. */
export async function recordUndone(
  query: Query,
  table: keyof typeof tables,
  { id, positions, kept }: { id: string; positions: number[]; kept: KeptRow[] },
): Promise<void> {
  const { rows, key } = tables[table];
  await query(
    `update public.${rows} as undone set before = null,
       state = case when given.reason is null then 'undone' else 'kept' end::public.bulk_row_state,
       reason = given.reason
     from unnest($2::integer[]) as asked (position)
     left join jsonb_to_recordset($3) as given (position integer, reason text) using (position)
     where undone.${key} = $1 and undone.position = asked.position`,
    [id, positions, JSON.stringify(kept)],
  );
  await query(
    `update public.${table} set undone = undone + $2, kept = private.count_bulk_reasons(kept, $3) where id = $1`,
    [id, positions.length - kept.length, kept.map(({ reason }) => reason)],
  );
}
