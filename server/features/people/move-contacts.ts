import { db, type Query } from '../../postgres/query.ts';

/**
 * A client has one main contact, so the row of the merged record is deleted before the kept record becomes the main
 * contact.
 */
export async function moveContacts(query: Query, from: string, to: string): Promise<void> {
  const ids = [from, to];
  await query(
    `update public.client_contacts as one set person_id = $2 where person_id = $1 and not exists (
       select from public.client_contacts as other where other.person_id = $2 and other.client_id = one.client_id
     )`,
    ids,
  );
  await query(
    `update public.job_contacts as one set person_id = $2 where person_id = $1 and not exists (
       select from public.job_contacts as other where other.person_id = $2 and other.job_id = one.job_id
     )`,
    ids,
  );
  await query(
    `with gone as (delete from public.client_contacts where person_id = $1 returning *)
     update public.client_contacts as kept
     set title = coalesce(kept.title, gone.title), is_primary = kept.is_primary or gone.is_primary,
       note = coalesce(left(nullif(concat_ws(E'\n\n', kept.note, gone.note), ''), 8000), kept.note)
     from gone where kept.person_id = $2 and kept.client_id = gone.client_id`,
    ids,
  );
  await query('update public.review_events set person_id = $2 where person_id = $1', ids);
  await query('update public.client_pause_requests set person_id = $2 where person_id = $1', ids);
  await query('update public.job_approvals set person_id = $2 where person_id = $1', ids);
  await query(
    `insert into public.job_approval_contacts (approval_id, person_id)
     select approval_id, $2 from public.job_approval_contacts where person_id = $1 on conflict do nothing`,
    ids,
  );
  await query(db.deleteFrom('job_approval_contacts').where('person_id', '=', from));
}
