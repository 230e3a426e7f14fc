-- older programs: run

-- Mail that names a restricted job is hidden, and so are its subjects in the search: also of people who have no
-- application for that job.
create or replace function private.people_seen_in_part() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select person_id from public.applications
    where id = any (array(select private.applications_of_hidden_jobs()))
    union
    select person_id from public.outbox
    where job_id = any (array(select private.hidden_jobs())) and person_id is not null
  )
$$;

create or replace function private.texts_of_person(person uuid) returns table (source text, label text, body text, weight "char", written_at timestamptz, is_restricted boolean)
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
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
    or mail.job_id is not null and mail.job_id in (select job_id from public.job_staff where is_restricted)
  from public.conversations as conversation join public.outbox as mail on mail.conversation_id = conversation.id
  where conversation.person_id = person and not conversation.concerns_billing and mail.subject is not null
  union all
  select 'mail', null, mail.subject, 'D', mail.received_at, private.is_restricted_application(conversation.application_id)
  from public.conversations as conversation join public.inbox as mail on mail.conversation_id = conversation.id
  where conversation.person_id = person and not conversation.concerns_billing and mail.subject is not null;
end $$;

create or replace function public.explain_search(query text, people uuid[]) returns table (person_id uuid, source text, label text, excerpt text)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted tsquery;
  language regconfig;
  partly uuid[];
begin
  perform private.require_recruiter();
  if cardinality(people) > 100 then
    raise program_limit_exceeded using message = 'at most 100 people at a time';
  end if;
  wanted := private.any_word_of(private.people_query(query));
  -- Found by a part of a name or number alone.
  if wanted is null then
    return;
  end if;
  partly := private.people_seen_in_part();
  for person_id in
    select person.id from public.people as person
    where person.id = any (people) and person.merged_into is null and person.anonymised_at is null and person.erase_after is null
      and person.id not in (select private.people_of_hidden_jobs())
  loop
    -- A page without some excerpts is better than none.
    exit when clock_timestamp() > statement_timestamp() + interval '2 seconds';
    -- Most words are found as they stand; their other forms need another pass over the texts.
    foreach language in array array['private.plain', 'private.english', 'private.swedish']::regconfig[] loop
      select text.source, text.label, marked into source, label, excerpt
      from (
        select * from private.texts_of_person(person_id) as all_texts
        where not (all_texts.is_restricted and person_id = any (partly))
        order by all_texts.source = 'profile', all_texts.weight, all_texts.written_at desc nulls last limit 30
      ) as text
      cross join lateral private.highlight(language, text.body, wanted) as marked
      where marked is not null
      -- Names and addresses are in the list anyway.
      order by text.source = 'profile', text.weight, text.written_at desc nulls last
      limit 1;
      if found then
        return next;
        exit;
      end if;
    end loop;
  end loop;
end $$;

create or replace function private.index_people_of_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.person_words set is_stale = true, open_words = case when new.is_restricted then '' else open_words end
  where person_id in (
    select person_id from public.applications where job_id = new.job_id
    union select person_id from public.outbox where job_id = new.job_id
  );
  return null;
end $$;

-- An application that is moved into a restricted job or out of one takes its texts with it.
create function private.index_people_of_moved() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.person_words set is_stale = true, open_words = ''
  where person_id = new.person_id and exists (
    select from public.job_staff as staff where staff.job_id in (old.job_id, new.job_id) and staff.is_restricted
  );
  return null;
end $$;
revoke all on function private.index_people_of_moved() from public;
grant execute on function private.index_people_of_moved() to service_role;
create trigger index_people after update of job_id on public.applications
  for each row when (old.job_id <> new.job_id) execute function private.index_people_of_moved();

update private.person_words set is_stale = true, open_words = ''
where person_id in (
  select mail.person_id from public.outbox as mail
  join public.job_staff as staff on staff.job_id = mail.job_id where staff.is_restricted
);
