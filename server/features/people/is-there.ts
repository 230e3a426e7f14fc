import type { Query } from '../../postgres/query.ts';

/**
 * True for a person whom staff can see and, if an application is named, who has it. A person who awaits erasure is
 * hidden.
 */
export async function isThere(
  query: Query,
  personId: string,
  applicationId?: string,
): Promise<boolean> {
  const { rows } = await query(
    `select from public.people as person
     where id = $1 and anonymised_at is null and merged_into is null and erase_after is null
       and ($2::uuid is null or exists (
         select from public.applications where id = $2 and person_id = person.id
       ))`,
    [personId, applicationId],
  );
  return rows.length > 0;
}
