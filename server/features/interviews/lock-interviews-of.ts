import type { Query } from '../../postgres/query.ts';

/**
 * Locks the interviews of a person who is about to be locked. Mail about an interview locks the interview first and then
 * the person, so an erasure in the other order could end in a deadlock.
 */
export async function lockInterviewsOf(query: Query, personId: string): Promise<void> {
  await query(
    `select interview.id from public.interviews as interview
     join public.applications as application on application.id = interview.application_id
     where application.person_id = $1 order by interview.id for update of interview`,
    [personId],
  );
}
