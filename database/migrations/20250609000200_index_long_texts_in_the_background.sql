-- People change their own data by private links and mails, and each change indexes all their texts again. Long texts take
-- up to a second, so the background task indexes them, once for all changes of a minute.
create or replace function private.index_changed_people() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
  long uuid[];
begin
  with done as (
    delete from private.changed_people where transaction = pg_current_xact_id() returning person_id
  )
  select array_agg(distinct person_id) into ids from done;
  if ids is null then
    return null;
  end if;
  long := array(
    select person.id from public.people as person
    where person.id = any (ids) and person.merged_into is null and person.anonymised_at is null
      and (select sum(octet_length(text.body)) from private.texts_of_person(person.id) as text) > 100000
  );
  -- Those without a row are new to the task anyway.
  update private.person_words set is_stale = true where person_id = any (long) and not is_stale;
  perform private.index_people(array(select unnest(ids) except select unnest(long)));
  return null;
end $$;
