-- older programs: run

-- Texts that change are indexed at the end of the transaction, which wrote their words but not the words that colleagues
-- outside of the team of a restricted job may find. So they found people by what these had sent for a job that was
-- restricted already, and by the notes about it.
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
    select person.id, sum(octet_length(text.body)) > 100000 as is_long, bool_or(text.is_restricted) as is_restricted,
      string_agg(text.body, E'\n\n' order by text.weight, text.written_at desc) as body,
      string_agg(text.body, E'\n\n' order by text.weight, text.written_at desc) filter (where not text.is_restricted) as open_body
    from public.people as person
    cross join lateral (
      select body, weight, written_at, is_restricted, sum(octet_length(body)) over (
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
  insert into private.person_words (person_id, words, open_words)
  select id, private.words_of(body), case when is_restricted then private.words_of(open_body) end
  from texts where not is_long
  -- Concurrent transactions lock the rows in the same order.
  order by id
  on conflict (person_id) do update set words = excluded.words, open_words = excluded.open_words, is_stale = false;
  return null;
end $$;

update private.person_words set is_stale = true, open_words = ''
where open_words is null and person_id in (
  select application.person_id from public.applications as application
  join public.job_staff as staff on staff.job_id = application.job_id where staff.is_restricted
);
