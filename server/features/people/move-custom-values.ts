import type { Query } from '../../postgres/query.ts';

type Ids = { kept: { id: string }; merged: { id: string } };

/** Adds the values of the merged record to the kept one, whose own values win. */
export async function moveCustomValues(query: Query, { kept, merged }: Ids): Promise<void> {
  const ids = [kept.id, merged.id];
  await query(
    `insert into public.custom_values as stored (person_id, fields)
     select $1, fields from public.custom_values where person_id = $2
     on conflict (person_id) do update set fields = excluded.fields || stored.fields`,
    ids,
  );
  await query('delete from public.custom_values where person_id = $1', [merged.id]);
}
