import type { Query } from '../../postgres/query.ts';

/**
 * Two who write to the same people queue here, in one order. A statement of its own: what comes
 * after it sees what the first of them has written.
 */
export async function lockPeople(query: Query, ids: string[]): Promise<void> {
  await query('select from public.people where id = any ($1) order by id for update', [ids]);
}
