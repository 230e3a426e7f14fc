-- People whose applications belong in part to restricted jobs are found by others through their other texts only.

-- Null if no text belongs to a restricted job.
alter table private.person_words add column open_words tsvector;

drop function private.texts_of_person(uuid);

create function private.is_restricted_application(application uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.applications as known join public.job_staff as staff on staff.job_id = known.job_id
    where known.id = application and staff.is_restricted
  )
$$;
revoke all on function private.is_restricted_application(uuid) from public;
grant execute on function private.is_restricted_application(uuid) to service_role;

-- It came with an application for a restricted job, and nothing else uses it.
create function private.is_restricted_document(document uuid) returns boolean
language sql stable set search_path = '' as $$
  select (
    exists (
      select from public.applications as cv
      where cv.cv_document_id = document and cv.job_id in (select job_id from public.job_staff where is_restricted)
    )
    and not exists (
      select from public.applications as cv
      where cv.cv_document_id = document and cv.job_id not in (select job_id from public.job_staff where is_restricted)
    )
    and not exists (select from public.candidates as role where role.cv_document_id = document)
    and not exists (select from public.freelancers as role where role.cv_document_id = document)
  ) or exists (
    select from public.inbox_attachments as attachment
    join public.inbox as mail on mail.id = attachment.mail_id
    join public.conversations as conversation on conversation.id = mail.conversation_id
    where attachment.document_id = document and private.is_restricted_application(conversation.application_id)
  )
$$;
revoke all on function private.is_restricted_document(uuid) from public;
grant execute on function private.is_restricted_document(uuid) to service_role;

create or replace function private.texts_of_person(person uuid) returns table (source text, label text, body text, weight "char", written_at timestamptz, is_restricted boolean)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
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

revoke all on function private.texts_of_person(uuid) from public;
grant execute on function private.texts_of_person(uuid) to service_role;

create or replace function private.index_people(ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  delete from private.person_words where person_id = any (ids)
    and not exists (select from public.people where id = person_id and merged_into is null and anonymised_at is null);
  insert into private.person_words (person_id, words, open_words)
  select person.id, private.words_of(string_agg(text.body, E'\n\n' order by text.weight, text.written_at desc)),
    case when bool_or(text.is_restricted) then private.words_of(
      string_agg(text.body, E'\n\n' order by text.weight, text.written_at desc) filter (where not text.is_restricted)
    ) end
  from public.people as person
  cross join lateral (
    select body, weight, written_at, is_restricted, sum(octet_length(body)) over (
      order by weight, written_at desc rows between unbounded preceding and 1 preceding
    ) as bytes_before
    from private.texts_of_person(person.id)
  ) as text
  where person.id = any (ids) and person.merged_into is null and person.anonymised_at is null
    and coalesce(text.bytes_before, 0) < 800000
  group by person.id
  -- Concurrent transactions lock the rows in the same order.
  order by person.id
  on conflict (person_id) do update set words = excluded.words, open_words = excluded.open_words, is_stale = false
$$;

create or replace function private.people_found(query text) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  -- Few: people with an application that the caller does not see.
  partly uuid[] := array(
    select distinct person_id from public.applications
    where id = any (array(select private.applications_of_hidden_jobs()))
  );
  wanted tsquery := private.people_query(query);
begin
  return query
    select words.person_id from private.person_words as words where words.words @@ wanted and words.person_id <> all (partly)
    except all select private.people_awaiting_erasure();
  if partly <> '{}' then
    return query
      select words.person_id from private.person_words as words
      where words.person_id = any (partly) and coalesce(words.open_words, words.words) @@ wanted
      except all select private.hidden_people();
  end if;
  return query select private.people_named(query);
end $$;

create or replace function public.explain_search(query text, people uuid[]) returns table (person_id uuid, source text, label text, excerpt text)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted tsquery := private.any_word_of(private.people_query(query));
  language regconfig;
  partly uuid[] := array(
    select application.person_id from public.applications as application
    where application.person_id = any (people) and application.id in (select private.applications_of_hidden_jobs())
  );
begin
  perform private.require_recruiter();
  if cardinality(people) > 100 then
    raise program_limit_exceeded using message = 'at most 100 people at a time';
  end if;
  -- Found by a part of a name or number alone.
  if wanted is null then
    return;
  end if;
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

-- The words of restricted texts end in the index at once; the task of the worker adds the others again.
create function private.index_people_of_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.person_words set is_stale = true, open_words = case when new.is_restricted then '' else open_words end
  where person_id in (select person_id from public.applications where job_id = new.job_id);
  return null;
end $$;
revoke all on function private.index_people_of_job() from public;
grant execute on function private.index_people_of_job() to service_role;
create trigger index_people after update of is_restricted on public.job_staff
  for each row when (old.is_restricted <> new.is_restricted) execute function private.index_people_of_job();
