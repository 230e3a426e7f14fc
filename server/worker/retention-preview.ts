import type { Query } from '../postgres/query.ts';

/** What a run would do now, in numbers. */
export async function countDue(query: Query): Promise<Record<string, number>> {
  const { rows } = await query(
    `select
       count(*) filter (where erase_after is not null and keep_until > now())::integer as released,
       count(*) filter (where erase_after is null and keep_until <= now() and not legal_hold)::integer as quarantined,
       count(*) filter (where erase_after <= now() and keep_until <= now() and not legal_hold)::integer as erased,
       count(*) filter (where keep_until <= now() and legal_hold)::integer as held
     from private.retention`,
  );
  return rows[0];
}
