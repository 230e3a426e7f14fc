import { type Query, requireRow } from '../postgres/query.ts';

type DueCounts = Record<'released' | 'quarantined' | 'erased' | 'held', number>;

/** Counts the people whom a run would change now. */
export async function countDue(query: Query): Promise<DueCounts> {
  const result = await query<DueCounts>(
    `select
       count(*) filter (where erase_after is not null and keep_until > now())::integer as released,
       count(*) filter (where erase_after is null and keep_until <= now() and not legal_hold)::integer as quarantined,
       count(*) filter (where erase_after <= now() and keep_until <= now() and not legal_hold)::integer as erased,
       count(*) filter (where keep_until <= now() and legal_hold)::integer as held
     from private.retention`,
  );
  return requireRow(result);
}
