import type { PersonExport } from '../../../domain/people/person-export.ts';
import { announcedStage, untoldMove } from './announced-stage.ts';
import type { Correspondence } from './export-correspondence.ts';
import type { ExportList } from './export-list.ts';
import {
  consentItem,
  documentItem,
  leadItem,
  selectApplications,
  selectConsents,
} from './own-data.ts';

type Listed = {
  [Name in keyof PersonExport]: NonNullable<PersonExport[Name]> extends unknown[] ? Name : never;
}[keyof PersonExport];

const byTime = { created_at: 'timestamptz', id: 'uuid' };

/** The lists that are the same for the person and for all colleagues who may export. */
export const exportLists: Record<Exclude<Listed, Correspondence>, ExportList> = {
  applications: {
    rows: `${selectApplications()} where application.person_id = $1`,
    item: `to_jsonb(row) - '{found,bytes_before}'::text[]`,
    order: byTime,
    isNewestFirst: true,
    maxRows: 20,
  },
  leads: {
    rows: 'select * from public.waiting_list where person_id = $1',
    item: leadItem,
    order: byTime,
    isNewestFirst: true,
  },
  consents: {
    rows: selectConsents,
    item: consentItem,
    order: { given_at: 'timestamptz', id: 'uuid' },
    isNewestFirst: true,
  },
  documents: {
    rows: `
      select id, kind, bucket, path, file_name, size_bytes, created_at from public.documents where person_id = $1`,
    item: documentItem,
    order: byTime,
    isNewestFirst: true,
  },
  decisions: {
    rows: `
      select application.* from public.applications as application${untoldMove}
      where person_id = $1 and owed_answer_since is null and stage = (${announcedStage})`,
    item: `jsonb_build_object(
      'application', row.id, 'decided_at', row.decided_at, 'reason', row.reject_reason,
      'own_reason', (select reason.name from public.reject_reasons as reason where reason.id = row.reject_reason_id),
      'stage', (select step.name from public.stage_steps as step where step.id = row.step_id),
      'note', row.merit_note, 'rating', row.rating, 'stayed_six_months', row.stayed_six_months, 'left_on', row.left_on
    )`,
    order: byTime,
  },
  custom_fields: {
    rows: `
      select record.application_id, record.created_at, record.updated_at, entry.value, field.name, field.options,
        coalesce(record.application_id, '00000000-0000-0000-0000-000000000000') as position_of_record,
        field.position, field.created_at as field_created_at, field.id
      from public.custom_values as record
      cross join lateral jsonb_each(record.fields) as entry
      join public.custom_fields as field on field.key = entry.key
      left join public.applications as application on application.id = record.application_id
      where coalesce(record.person_id, application.person_id) = $1`,
    item: `jsonb_build_object(
      'application', row.application_id, 'name', row.name, 'value', coalesce((
        select option -> 'label' from jsonb_array_elements(row.options) as option where option -> 'value' = row.value
      ), row.value), 'at', row.created_at, 'changed_at', row.updated_at
    )`,
    order: {
      position_of_record: 'uuid',
      position: 'integer',
      field_created_at: 'timestamptz',
      id: 'uuid',
    },
  },
  notes: {
    rows: `
      select note.id, note.created_at, note.body from public.application_notes as note
      join public.applications as application on application.id = note.application_id
      where application.person_id = $1
      union all
      select id, created_at, body from public.person_notes where person_id = $1`,
    item: `jsonb_build_object('at', row.created_at, 'note', row.body)`,
    order: byTime,
  },
  ratings: {
    rows: `
      select rating.application_id, rating.staff_id, rating.created_at, rating.score, rating.comment
      from public.application_ratings as rating
      join public.applications as application on application.id = rating.application_id
      where application.person_id = $1`,
    item: `jsonb_build_object('at', row.created_at, 'score', row.score, 'comment', row.comment)`,
    order: { created_at: 'timestamptz', application_id: 'uuid', staff_id: 'uuid' },
  },
  tasks: {
    rows: `
      select * from public.tasks as task
      where task.person_id = $1 or task.application_id in (select id from public.applications where person_id = $1)`,
    item: `jsonb_build_object(
      'at', row.created_at, 'kind', row.kind, 'title', row.title, 'details', row.details, 'due_on', row.due_on,
      'done_at', row.done_at
    )`,
    order: byTime,
  },
  tags: {
    rows: `
      select lower(tag.name::text) as sorted, tag.id, tag.name from public.person_tags as tagged
      join public.tags as tag on tag.id = tagged.tag_id where tagged.person_id = $1`,
    item: 'to_jsonb(row.name)',
    order: { sorted: 'text', id: 'uuid' },
  },
  pending_submissions: {
    rows: 'select * from public.pending_submissions where person_id = $1 and confirmed_at is null',
    item: `jsonb_build_object(
      'sent_at', row.submitted_at, 'form', row.form, 'email', row.email, 'fields', row.data, 'file', row.cv_file_name,
      'deleted_on', row.expires_at
    )`,
    order: { submitted_at: 'timestamptz', id: 'uuid' },
  },
  contact_of: {
    rows: `
      select client.id, client.name::text as client, contact.title, contact.is_primary, contact.note,
        contact.approved_email, access.email, access.created_at, access.sees_billing, access.wants_report
      from public.client_contacts as contact join public.clients as client on client.id = contact.client_id
      left join public.client_portal_access as access
        on access.client_id = contact.client_id and access.person_id = contact.person_id
      where contact.person_id = $1`,
    item: `jsonb_build_object(
      'client', row.client, 'title', row.title, 'is_primary', row.is_primary, 'note', row.note,
      'invoices_to', row.approved_email,
      'portal_access', row.email, 'portal_access_since', row.created_at, 'sees_billing', row.sees_billing,
      'wants_report', row.wants_report
    )`,
    order: { client: 'text', id: 'uuid' },
  },
};
