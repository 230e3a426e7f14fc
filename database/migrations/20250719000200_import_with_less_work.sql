-- Imports cost the database less (316). Nothing else is found, written or told than before.

-- Statistics are renewed only of tables that have grown by half since the last time: those of a large agency stay right
-- for long, and computing them reads its whole tables.
create or replace function private.analyse_imported() returns void
language plpgsql security definer set search_path = '' as $$
declare
  grown text;
begin
  select string_agg(relation.oid::regclass::text, ', ') into grown
  from pg_catalog.pg_class as relation
  where relation.oid = any (array[
      'public.people', 'public.applications', 'public.application_events', 'public.stage_stays', 'public.person_tags',
      'public.person_events', 'public.documents', 'private.person_words'
    ]::regclass[])
    and pg_catalog.pg_relation_size(relation.oid) / 8192 > 1.5 * relation.relpages;
  if grown is not null then
    execute 'analyze ' || grown;
  end if;
end $$;

-- The texts of a person are read once, to measure and to index them.
create or replace function private.index_changed_people() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  with done as (
    delete from private.changed_people where transaction = pg_current_xact_id() returning person_id
  )
  select array_agg(distinct person_id) into ids from done;
  if ids is null then
    return null;
  end if;
  delete from private.person_words where person_id = any (ids)
    and not exists (select from public.people where id = person_id and merged_into is null and anonymised_at is null);
  with texts as materialized (
    select person.id, sum(octet_length(text.body)) > 100000 as is_long,
      string_agg(text.body, E'\n\n' order by text.weight, text.written_at desc) as body
    from public.people as person
    cross join lateral (
      select body, weight, written_at, sum(octet_length(body)) over (
        order by weight, written_at desc rows between unbounded preceding and 1 preceding
      ) as bytes_before
      from private.texts_of_person(person.id)
    ) as text
    where person.id = any (ids) and person.merged_into is null and person.anonymised_at is null
      and coalesce(text.bytes_before, 0) <= 100000
    group by person.id
  ), long as (
    -- Those without a row are new to the task anyway.
    update private.person_words set is_stale = true
    where person_id in (select id from texts where is_long) and not is_stale
  )
  insert into private.person_words (person_id, words)
  select id, private.words_of(body) from texts where not is_long
  -- Concurrent transactions lock the rows in the same order.
  order by id
  on conflict (person_id) do update set words = excluded.words, is_stale = false;
  return null;
end $$;

-- The first stay of an application follows on none.
create or replace function private.record_stay(application uuid, into_stage public.application_stage, at timestamptz)
returns void language plpgsql set search_path = '' as $$
declare
  current public.stage_stays;
  former public.stage_stays;
begin
  select * into current from public.stage_stays where application_id = application and left_at is null;
  if current.stage = into_stage then
    return;
  end if;
  if current.id is not null then
    select * into former from public.stage_stays
    where application_id = application and left_at is not null order by id desc limit 1;
    if former.stage = into_stage and at < current.entered_at + interval '15 minutes' then
      delete from public.stage_stays where id = current.id;
      update public.stage_stays set left_at = null where id = former.id;
      return;
    end if;
    update public.stage_stays set left_at = greatest(at, entered_at) where id = current.id;
  end if;
  insert into public.stage_stays (application_id, stage, reached, entered_at) values (
    application, into_stage,
    greatest(coalesce(current.reached, 'new'), case when into_stage <> 'rejected' then into_stage else 'new' end),
    greatest(at, current.entered_at)
  );
end $$;
