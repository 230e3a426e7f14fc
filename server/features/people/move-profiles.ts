import { maxLocations, maxSkills } from '../../../domain/people/person-fields.ts';
import { db, type Query } from '../../postgres/query.ts';
import { moveContacts } from './move-contacts.ts';

/**
 * Merges the rows of which a person has at most one into those of the kept record. A person who has left under one
 * record and is active under the other stays active, and is not erased as a person who left.
 */
export async function moveProfiles(query: Query, from: string, to: string): Promise<void> {
  await moveTags(query, from, to);
  await moveContacts(query, from, to);
  await moveAttendances(query, from, to);
  await mergeCandidates(query, from, to);
  await mergeFreelancers(query, from, to);
}

async function moveTags(query: Query, from: string, to: string): Promise<void> {
  await query(
    `update public.person_tags as one set person_id = $2 where person_id = $1 and not exists (
       select from public.person_tags as other where other.person_id = $2 and other.tag_id = one.tag_id
     )`,
    [from, to],
  );
  await query('delete from public.person_tags where person_id = $1', [from]);
}

async function moveAttendances(query: Query, from: string, to: string): Promise<void> {
  await query(
    `update public.interview_attendees as one set person_id = $2 where person_id = $1 and not exists (
       select from public.interview_attendees as other
       where other.person_id = $2 and other.interview_id = one.interview_id
     )`,
    [from, to],
  );
  await query('delete from public.interview_attendees where person_id = $1', [from]);
}

async function mergeCandidates(query: Query, from: string, to: string): Promise<void> {
  await query(
    `insert into public.candidates as kept (person_id, state, fields, skills, seniority, years_of_experience, locations,
       remote, employment_types, available_from, summary, wants_alerts, cv_document_id, source, consent_expires_at)
     select $2, state, fields, skills, seniority, years_of_experience, locations, remote, employment_types, available_from,
       summary, wants_alerts, cv_document_id, source, consent_expires_at from public.candidates where person_id = $1
     on conflict (person_id) do update set
       state = case when kept.state = 'left' then excluded.state else kept.state end,
       wants_alerts = case when kept.state = 'left' then excluded.wants_alerts else kept.wants_alerts end,
       fields = array(select distinct unnest(kept.fields || excluded.fields)),
       skills = (array(select distinct unnest(kept.skills || excluded.skills)))[:${maxSkills}],
       locations = (array(select distinct unnest(kept.locations || excluded.locations)))[:${maxLocations}],
       summary = coalesce(kept.summary, excluded.summary),
       cv_document_id = coalesce(kept.cv_document_id, excluded.cv_document_id),
       consent_expires_at = greatest(kept.consent_expires_at, excluded.consent_expires_at)`,
    [from, to],
  );
  await query(db.deleteFrom('candidates').where('person_id', '=', from));
}

async function mergeFreelancers(query: Query, from: string, to: string): Promise<void> {
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
       skills = (array(select distinct unnest(kept.skills || excluded.skills)))[:${maxSkills}],
       day_rate = coalesce(kept.day_rate, excluded.day_rate),
       summary = coalesce(kept.summary, excluded.summary),
       portfolio_url = coalesce(kept.portfolio_url, excluded.portfolio_url),
       cv_document_id = coalesce(kept.cv_document_id, excluded.cv_document_id),
       consent_expires_at = greatest(kept.consent_expires_at, excluded.consent_expires_at)`,
    [from, to],
  );
  await query(
    `update public.freelancer_availability as one set person_id = $2 where person_id = $1 and not exists (
       select from public.freelancer_availability as other where other.person_id = $2 and other.period && one.period
     )`,
    [from, to],
  );
  await query(
    `insert into public.freelancer_notes as kept (person_id, body, updated_by)
     select $2, body, updated_by from public.freelancer_notes where person_id = $1
     on conflict (person_id) do update set body = left(kept.body || E'\\n\\n' || excluded.body, 20000)`,
    [from, to],
  );
  await query(db.deleteFrom('freelancers').where('person_id', '=', from));
}
