-- Imports of fifty thousand rows (303). Undo asks for all people of a batch at once who is referred to, instead of one by
-- one. What compares a new person with others is planned once per connection, because PostgreSQL plans a function in SQL
-- at each call. It finds applications by an index: without the schema of the operator the addresses were compared as
-- texts, so each new person read all applications.
create function private.list_referenced(referred regclass, ids uuid[], left_out regclass[]) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  key record;
begin
  for key in
    select own.attrelid::regclass as relation, own.attname as name from pg_catalog.pg_constraint
    cross join unnest(conkey, confkey) as part (own_column, other_column)
    join pg_catalog.pg_attribute as own on own.attrelid = conrelid and own.attnum = own_column
    join pg_catalog.pg_attribute as other on other.attrelid = confrelid and other.attnum = other_column and other.attname = 'id'
    where contype = 'f' and confrelid = referred and conrelid <> all (left_out::oid[])
  loop
    return query execute format('select distinct %2$I from %1$s where %2$I = any ($1)', key.relation, key.name) using ids;
  end loop;
end $$;
revoke all on function private.list_referenced(regclass, uuid[], regclass[]) from public;
grant execute on function private.list_referenced(regclass, uuid[], regclass[]) to service_role;

create or replace function private.alike(wanted uuid) returns table (other_id uuid, reasons text[])
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  one public.people;
begin
  select * into one from public.people where id = wanted;
  if one.id is null or one.merged_into is not null or one.anonymised_at is not null then
    return;
  end if;
  return query
  with hit as (
    (
      select other.id from public.people as other
      where private.mailbox(other.email::text) = private.mailbox(one.email::text)
        and other.email is not null and other.merged_into is null and other.anonymised_at is null
      order by other.created_at desc limit 40
    )
    union
    (
      select other.id from public.people as other
      where other.phone = one.phone and other.merged_into is null and other.anonymised_at is null
      order by other.created_at desc limit 40
    )
    union
    (
      select other.id from public.people as other
      where other.linkedin_url = one.linkedin_url and other.merged_into is null and other.anonymised_at is null
      order by other.created_at desc limit 40
    )
    union
    select named.id from (
      select application.contact_email from public.applications as application
      where application.person_id = one.id and application.contact_email is not null
      order by application.created_at desc limit 40
    ) as given
    cross join lateral (
      -- Planned on its own: tables that grow during an import have outdated statistics.
      select other.id from public.people as other
      where other.email operator(extensions.=) given.contact_email
        and other.merged_into is null and other.anonymised_at is null
      offset 0
    ) as named
    union
    (
      select application.person_id from public.applications as application
      where application.contact_email operator(extensions.=) one.email
      order by application.created_at desc limit 40
    )
  )
  select other.id, found.reasons
  from hit
  join public.people as other on other.id = hit.id
  cross join lateral private.reasons_alike(one, other) as found (reasons)
  where found.reasons is not null
  order by cardinality(found.reasons) desc, other.created_at desc;
end $$;

create or replace function private.pair_person(changed uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from public.duplicate_pairs as pair
  where (pair.one_id = changed or pair.other_id = changed) and not exists (
    select from public.people as one, public.people as other
    where one.id = pair.one_id and other.id = pair.other_id and private.reasons_alike(one, other) is not null
  );
  with found as materialized (
    select * from private.alike(changed) with ordinality as found (other_id, reasons, position)
  ), updated as (
    update public.duplicate_pairs as pair set reasons = found.reasons from found
    where pair.one_id = least(changed, found.other_id) and pair.other_id = greatest(changed, found.other_id)
      and pair.reasons <> found.reasons
  )
  insert into public.duplicate_pairs (one_id, other_id, reasons)
  select least(changed, found.other_id), greatest(changed, found.other_id), found.reasons
  from found
  where not exists (
    select from public.duplicate_pairs as pair
    where pair.one_id = least(changed, found.other_id) and pair.other_id = greatest(changed, found.other_id)
  ) and private.room_for_pairs(found.other_id) > 0
  order by found.position
  limit private.room_for_pairs(changed)
  on conflict do nothing;
end $$;

create or replace function private.reasons_alike(one public.people, other public.people) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
  select case when cardinality(found.reasons) > 0 then found.reasons || case
      when private.fold(other.full_name) = private.fold(one.full_name) and one.full_name <> '' then '{name}'::text[]
      else '{}' end end
  from (select array_remove(array[
    case when private.mailbox(one.email::text) = private.mailbox(other.email::text)
      or exists (
        select from public.applications as application
        where application.person_id = one.id and application.contact_email operator(extensions.=) other.email
          or application.person_id = other.id and application.contact_email operator(extensions.=) one.email
      ) then 'email' end,
    case when one.linkedin_url = other.linkedin_url then 'linkedin' end,
    case when one.phone = other.phone then 'phone' end
  ], null) as reasons) as found
  where one.id <> other.id and one.merged_into is null and one.anonymised_at is null
    and other.merged_into is null and other.anonymised_at is null
  );
end $$;

create or replace function private.texts_of_person(person uuid)
returns table (source text, label text, body text, weight "char", written_at timestamptz)
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  select 'profile'::text, null::text, concat_ws(' · ', full_name, headline, location, email, replace(email::text, '@', ' ')), 'A'::"char", null::timestamptz
  from public.people where id = person
  union all
  select 'tags', null, string_agg(tag.name::text, ', '), 'A', null
  from public.person_tags as tagged join public.tags as tag on tag.id = tagged.tag_id where tagged.person_id = person
  having count(*) > 0
  union all
  select 'custom', null, string_agg(entry.value, ' · ' order by field.position, field.created_at), 'B', null
  from public.custom_values as record
  cross join lateral jsonb_each_text(record.fields) as entry
  join public.custom_fields as field on field.key = entry.key and field.kind = 'text'
  where record.person_id = person having count(*) > 0
  union all
  select 'candidate', null, concat_ws(' · ', array_to_string(skills, ', '), array_to_string(locations, ', '), summary), 'B', null
  from public.candidates where person_id = person
  union all
  select 'freelancer', null, concat_ws(' · ', array_to_string(skills, ', '), summary), 'B', null
  from public.freelancers where person_id = person
  union all
  select 'document', file_name, extracted_text, 'C', created_at
  from public.documents where person_id = person and extracted_text is not null
  union all
  select 'cover_letter', null, cover_letter, 'D', created_at
  from public.applications where person_id = person and cover_letter is not null
  union all
  select 'answer', null, private.answer_text(answer.answer, answer.options), 'D', answer.created_at
  from public.application_answers as answer join public.applications as application on application.id = answer.application_id
  where application.person_id = person
  union all
  select 'note', null, note.body, 'D', note.created_at
  from public.application_notes as note join public.applications as application on application.id = note.application_id
  where application.person_id = person
  union all
  select 'note', null, body, 'D', updated_at from public.freelancer_notes where person_id = person
  union all
  select 'note', null, body, 'D', created_at from public.person_notes where person_id = person
  union all
  select 'mail', null, mail.subject, 'D', mail.created_at
  from public.conversations as conversation join public.outbox as mail on mail.conversation_id = conversation.id
  where conversation.person_id = person and not conversation.concerns_billing and mail.subject is not null
  union all
  select 'mail', null, mail.subject, 'D', mail.received_at
  from public.conversations as conversation join public.inbox as mail on mail.conversation_id = conversation.id
  where conversation.person_id = person and not conversation.concerns_billing and mail.subject is not null;
end $$;

create or replace function private.note_changed_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rows_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  rows_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  keys uuid[] := array_remove(array[(rows_before ->> tg_argv[0])::uuid, (rows_after ->> tg_argv[0])::uuid], null);
begin
  if keys[1] = keys[2] then
    keys := keys[1:1];
  end if;
  if tg_argv[0] in ('id', 'person_id') then
    insert into private.changed_people (person_id) select unnest(keys);
  else
    insert into private.changed_people (person_id)
    select distinct person from unnest(keys) as key cross join lateral (
      select person_id as person from public.applications where id = key and tg_argv[0] = 'application_id'
      union all select person_id from public.conversations where id = key and tg_argv[0] = 'conversation_id'
    ) as found
    where person is not null;
  end if;
  return null;
end $$;

-- Tables that were nearly empty before an import have statistics of nearly empty tables, by which each new row is compared
-- with all others. The import renews them as it goes.
create function private.analyse_imported() returns void
language sql security definer set search_path = '' as $$
  analyze public.people, public.applications, public.person_tags, public.documents, private.person_words
$$;
revoke all on function private.analyse_imported() from public;
grant execute on function private.analyse_imported() to service_role;
