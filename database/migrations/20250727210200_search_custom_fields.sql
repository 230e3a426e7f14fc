-- older programs: run
-- A text in a custom field of an application, a job or a client was found nowhere, only that of a person.

create or replace function private.texts_of_person(person uuid)
returns table(source text, label text, body text, weight "char", written_at timestamp with time zone, is_restricted boolean)
language plpgsql
stable
set search_path = ''
set plan_cache_mode = 'force_generic_plan'
as $$
#variable_conflict use_column
begin
  return query
  select 'profile'::text, null::text, concat_ws(' · ', full_name, headline, location, email, replace(email::text, '@', ' ')), 'A'::"char", null::timestamptz,
    false
  from public.people where id = person
  union all
  select 'tags', null, string_agg(tag.name::text, ', '), 'A', null, false
  from public.person_tags as tagged join public.tags as tag on tag.id = tagged.tag_id where tagged.person_id = person
  having count(*) > 0
  union all
  select 'custom', null, string_agg(entry.value, ' · ' order by field.position, field.created_at), 'B', null, false
  from public.custom_values as record
  cross join lateral jsonb_each_text(record.fields) as entry
  join public.custom_fields as field on field.key = entry.key and field.kind = 'text'
  where record.person_id = person having count(*) > 0
  union all
  select 'custom', null, string_agg(entry.value, ' · ' order by field.position, field.created_at), 'B', null,
    application.job_id in (select job_id from public.job_staff where is_restricted)
  from public.applications as application
  join public.custom_values as record on record.application_id = application.id
  cross join lateral jsonb_each_text(record.fields) as entry
  join public.custom_fields as field on field.key = entry.key and field.kind = 'text'
  where application.person_id = person group by application.id
  union all
  select 'candidate', null, concat_ws(' · ', array_to_string(skills, ', '), array_to_string(locations, ', '), summary), 'B', null, false
  from public.candidates where person_id = person
  union all
  select 'freelancer', null, concat_ws(' · ', array_to_string(skills, ', '), summary), 'B', null, false
  from public.freelancers where person_id = person
  union all
  select 'document', file_name, extracted_text, 'C', created_at, private.is_restricted_document(id)
  from public.documents where person_id = person and extracted_text is not null
  union all
  select 'cover_letter', null, cover_letter, 'D', created_at, job_id in (select job_id from public.job_staff where is_restricted)
  from public.applications where person_id = person and cover_letter is not null
  union all
  select 'answer', null, private.answer_text(answer.answer, answer.options), 'D', answer.created_at,
    application.job_id in (select job_id from public.job_staff where is_restricted)
  from public.application_answers as answer join public.applications as application on application.id = answer.application_id
  where application.person_id = person
  union all
  select 'note', null, note.body, 'D', note.created_at,
    application.job_id in (select job_id from public.job_staff where is_restricted)
  from public.application_notes as note join public.applications as application on application.id = note.application_id
  where application.person_id = person
  union all
  select 'note', null, body, 'D', updated_at, false from public.freelancer_notes where person_id = person
  union all
  select 'note', null, body, 'D', created_at, false from public.person_notes where person_id = person
  union all
  select 'mail', null, mail.subject, 'D', mail.created_at, private.is_restricted_application(conversation.application_id)
  from public.conversations as conversation join public.outbox as mail on mail.conversation_id = conversation.id
  where conversation.person_id = person and not conversation.concerns_billing and mail.subject is not null
  union all
  select 'mail', null, mail.subject, 'D', mail.received_at, private.is_restricted_application(conversation.application_id)
  from public.conversations as conversation join public.inbox as mail on mail.conversation_id = conversation.id
  where conversation.person_id = person and not conversation.concerns_billing and mail.subject is not null;
end $$;

create trigger note_changed_person_of_application after insert or delete or update of application_id, fields
  on public.custom_values for each row execute function private.note_changed_person('application_id');

update private.person_words set is_stale = true
where person_id in (
  select application.person_id from public.custom_values as record
  join public.applications as application on application.id = record.application_id
);

create or replace function public.find_jobs(query text)
returns setof public.jobs
language sql
stable
set search_path = ''
as $$
  select job.*
  from public.jobs as job
  left join public.clients as client on client.id = job.client_id
  where private.fold(concat_ws(
    ' ', job.title ->> 'en', job.title ->> 'sv', client.name, job.location, job.slug,
    (select string_agg(entry.value, ' ')
      from public.custom_values as record
      cross join lateral jsonb_each_text(record.fields) as entry
      join public.custom_fields as field on field.key = entry.key and field.kind = 'text'
      where record.job_id = job.id)
  )) like all (
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
  )
$$;

create or replace function public.find_in_client_list(query text)
returns setof public.client_list
language sql
stable
set search_path = ''
as $$
  select list.*
  from public.client_list as list
  where list.id in (
    select client.id from public.clients as client
    join public.client_details as details on details.client_id = client.id
    cross join lateral (select private.fold(concat_ws(
      ' ', client.name, details.legal_name, details.organisation_number, client.location,
      (select string_agg(entry.value, ' ')
        from public.custom_values as record
        cross join lateral jsonb_each_text(record.fields) as entry
        join public.custom_fields as field on field.key = entry.key and field.kind = 'text'
        where record.client_id = client.id),
      (select string_agg(concat_ws(' ', person.full_name, person.email, person.phone), ' ')
        from public.client_contacts as contact
        join public.people as person on person.id = contact.person_id
        where contact.client_id = client.id and person.anonymised_at is null and person.erase_after is null)
    )) as text) as written
    where written.text like all (
      select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
      from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
    )
  )
$$;
