import { db, type Query } from '../../postgres/query.ts';

/**
 * Merges the rows of which a person has at most one into those of the kept record. A person who has left under one
 * record and is active under the other stays active, and is not erased as a person who left.
 */
export async function moveProfiles(query: Query, from: string, to: string): Promise<void> {
  const ids = [from, to];
  await query(
    `update public.person_tags as one set person_id = $2 where person_id = $1 and not exists (
       select from public.person_tags as other where other.person_id = $2 and other.tag_id = one.tag_id
     )`,
    ids,
  );
  await query('delete from public.person_tags where person_id = $1', [from]);
  await moveContacts(query, ids);
  await query(
    `update public.interview_attendees as one set person_id = $2 where person_id = $1 and not exists (
       select from public.interview_attendees as other
       where other.person_id = $2 and other.interview_id = one.interview_id
     )`,
    ids,
  );
  await query('delete from public.interview_attendees where person_id = $1', [from]);
  await query(
    `insert into public.candidates as kept (person_id, state, fields, skills, seniority, years_of_experience, locations,
       remote, employment_types, available_from, summary, wants_alerts, cv_document_id, source, consent_expires_at)
     select $2, state, fields, skills, seniority, years_of_experience, locations, remote, employment_types, available_from,
       summary, wants_alerts, cv_document_id, source, consent_expires_at from public.candidates where person_id = $1
     on conflict (person_id) do update set
       state = case when kept.state = 'left' then excluded.state else kept.state end,
       wants_alerts = case when kept.state = 'left' then excluded.wants_alerts else kept.wants_alerts end,
       fields = array(select distinct unnest(kept.fields || excluded.fields)),
       skills = (array(select distinct unnest(kept.skills || excluded.skills)))[:50],
       locations = (array(select distinct unnest(kept.locations || excluded.locations)))[:20],
       summary = coalesce(kept.summary, excluded.summary),
       cv_document_id = coalesce(kept.cv_document_id, excluded.cv_document_id),
       consent_expires_at = greatest(kept.consent_expires_at, excluded.consent_expires_at)`,
    ids,
  );
  await query(
    `insert into public.freelancers as kept (person_id, state, fields, skills, seniority, day_rate, currency, remote,
       portfolio_url, summary, cv_document_id, approved_by, approved_at, source, consent_expires_at)
     select $2, state, fields, skills, seniority, day_rate, currency, remote, portfolio_url, summary, cv_document_id,
       approved_by, approved_at, source, consent_expires_at from public.freelancers where person_id = $1
     on conflict (person_id) do update set
       state = case when kept.state = 'left' or kept.state = 'pending' and excluded.state in ('approved', 'paused')
         then excluded.state else kept.state end,
       approved_by = coalesce(kept.approved_by, excluded.approved_by),
       approved_at = coalesce(kept.approved_at, excluded.approved_at),
       fields = array(select distinct unnest(kept.fields || excluded.fields)),
       skills = (array(select distinct unnest(kept.skills || excluded.skills)))[:50],
       day_rate = coalesce(kept.day_rate, excluded.day_rate),
       summary = coalesce(kept.summary, excluded.summary),
       portfolio_url = coalesce(kept.portfolio_url, excluded.portfolio_url),
       cv_document_id = coalesce(kept.cv_document_id, excluded.cv_document_id),
       consent_expires_at = greatest(kept.consent_expires_at, excluded.consent_expires_at)`,
    ids,
  );
  await query(
    `update public.freelancer_availability as one set person_id = $2 where person_id = $1 and not exists (
       select from public.freelancer_availability as other where other.person_id = $2 and other.period && one.period
     )`,
    ids,
  );
  await query(
    `insert into public.freelancer_notes as kept (person_id, body, updated_by)
     select $2, body, updated_by from public.freelancer_notes where person_id = $1
     on conflict (person_id) do update set body = left(kept.body || E'\\n\\n' || excluded.body, 20000)`,
    ids,
  );
  await query(db.deleteFrom('candidates').where('person_id', '=', from));
  await query(db.deleteFrom('freelancers').where('person_id', '=', from));
}

/**
 * A client has one main contact, so the row of the merged record is deleted before the kept record becomes the main
 * contact.
 */
async function moveContacts(query: Query, ids: string[]): Promise<void> {
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
  await query(db.deleteFrom('job_approval_contacts').where('person_id', '=', ids[0] ?? ''));
}
