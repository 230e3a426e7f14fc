import type { ExportedRest, PersonExport } from '../../../domain/own-page.ts';
import type { Call } from '../../functions/call.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { requireRow } from '../../postgres/query.ts';
import { announcedStage, untoldMove } from './announced-stage.ts';
import { type Correspondence, exportCorrespondence } from './export-correspondence.ts';
import type { PersonLink } from './open-link.ts';
import { show } from './show.ts';

/** Exports all data about a person as JSON and records the export. */
export async function exportEverything(
  link: PersonLink,
  call: Call,
  staff?: Staff,
): Promise<PersonExport> {
  const { database } = call.context;
  const page = await show(link, call, { isWhole: true });
  const result = await database.query<{ rest: Omit<ExportedRest, keyof Correspondence> }>(
    statement,
    [link.personId],
  );
  const correspondence = await exportCorrespondence(link.personId, call, staff);
  await database.query(
    `with waiting as (
       update public.privacy_requests set state = 'done', completed_at = now(), handled_by = $2
       where person_id = $1 and kind = 'export' and state in ('received', 'in_progress') returning id
     ), request as (
       insert into public.privacy_requests (person_id, kind, state, completed_at, handled_by)
       select $1, 'export', 'done', now(), $2::uuid where not exists (select from waiting)
     ), recorded as (
       insert into public.audit_log (actor_id, actor_role, action, table_name, row_id)
       values ($2, case when $2::uuid is null then 'person' else 'authenticated' end, 'export', 'people', $1::uuid)
     )
     insert into public.person_events (person_id, kind, actor_id) values ($1, 'exported', $2)`,
    [link.personId, staff?.id],
  );
  return {
    exported_at: new Date().toISOString(),
    ...page,
    ...requireRow(result).rest,
    ...correspondence,
  };
}

const statement = `
select jsonb_build_object(
  'decisions', coalesce((
    select jsonb_agg(jsonb_build_object(
      'application', id, 'decided_at', decided_at, 'reason', reject_reason, 'own_reason', (select reason.name from public.reject_reasons as reason where reason.id = reject_reason_id),
      'stage', (select step.name from public.stage_steps as step where step.id = step_id),
      'note', merit_note, 'rating', rating,
      'stayed_six_months', stayed_six_months
    ) order by created_at) from public.applications as application${untoldMove}
    where person_id = $1 and owed_answer_since is null and stage = (${announcedStage})
  ), '[]'),
  'custom_fields', coalesce((
    select jsonb_agg(jsonb_build_object(
      'application', record.application_id, 'name', field.name, 'value', coalesce((
        select option -> 'label' from jsonb_array_elements(field.options) as option where option -> 'value' = entry.value
      ), entry.value), 'at', record.created_at, 'changed_at', record.updated_at
    ) order by record.application_id nulls first, field.position, field.created_at)
    from public.custom_values as record
    cross join lateral jsonb_each(record.fields) as entry
    join public.custom_fields as field on field.key = entry.key
    left join public.applications as application on application.id = record.application_id
    where coalesce(record.person_id, application.person_id) = $1
  ), '[]'),
  'notes', coalesce((
    select jsonb_agg(jsonb_build_object('at', note.created_at, 'note', note.body) order by note.created_at)
    from (
      select note.created_at, note.body from public.application_notes as note
      join public.applications as application on application.id = note.application_id
      where application.person_id = $1
      union all
      select created_at, body from public.person_notes where person_id = $1
    ) as note
  ), '[]'),
  'ratings', coalesce((
    select jsonb_agg(jsonb_build_object('at', rating.created_at, 'score', rating.score, 'comment', rating.comment)
      order by rating.created_at)
    from public.application_ratings as rating
    join public.applications as application on application.id = rating.application_id
    where application.person_id = $1
  ), '[]'),
  'tasks', coalesce((
    select jsonb_agg(jsonb_build_object(
      'at', task.created_at, 'kind', task.kind, 'title', task.title, 'details', task.details, 'due_on', task.due_on, 'done_at', task.done_at
    ) order by task.created_at)
    from public.tasks as task
    where task.person_id = $1
      or task.application_id in (select id from public.applications where person_id = $1)
  ), '[]'),
  'tags', coalesce((
    select jsonb_agg(tag.name order by tag.name) from public.person_tags as tagged
    join public.tags as tag on tag.id = tagged.tag_id where tagged.person_id = $1
  ), '[]'),
  'pending_submissions', coalesce((
    select jsonb_agg(jsonb_build_object(
      'sent_at', submitted_at, 'form', form, 'email', email, 'fields', data, 'file', cv_file_name, 'deleted_on', expires_at
    ) order by submitted_at) from public.pending_submissions where person_id = $1 and confirmed_at is null
  ), '[]'),
  'freelancer_note', (select body from public.freelancer_notes where person_id = $1),
  'contact_of', coalesce((
    select jsonb_agg(jsonb_build_object(
      'client', client.name, 'title', contact.title, 'is_primary', contact.is_primary, 'note', contact.note,
      'invoices_to', contact.approved_email,
      'portal_access', access.email, 'portal_access_since', access.created_at, 'sees_billing', access.sees_billing,
      'wants_report', access.wants_report
    ) order by client.name)
    from public.client_contacts as contact join public.clients as client on client.id = contact.client_id
    left join public.client_portal_access as access
      on access.client_id = contact.client_id and access.person_id = contact.person_id
    where contact.person_id = $1
  ), '[]')
) as rest`;
