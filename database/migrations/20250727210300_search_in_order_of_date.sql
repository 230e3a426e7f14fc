-- older programs: run
-- With CVs of real length a word that half of all people have took seconds: the planner read the words of everybody, and
-- sorted all who were found to show the latest of them. Such a search now goes through people from the latest on until
-- it has enough (375).

/* Whether it is faster to look at people in order of date than to collect all who have the words. By the estimate of the
   planner, which is volatile for it alone: 30 µs for each person who is looked at, 5 µs for each who is collected. */
create function private.is_frequent(wanted tsquery, most integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  total constant float8 := (select reltuples from pg_catalog.pg_class where oid = 'private.person_words'::regclass);
  plan json;
begin
  if wanted is null or total <= 0 then
    return false;
  end if;
  execute format('explain (format json) select from private.person_words where words @@ %L::tsquery', wanted) into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8 ^ 2 > 6 * most * total;
end $$;

-- People with an application that the caller does not see; few.
create function private.people_seen_in_part() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select distinct person_id from public.applications
    where id = any (array(select private.applications_of_hidden_jobs()))
  )
$$;

/* The words of a phrase without their order, which the index cannot tell; null if there is no phrase. */
create function private.without_order(wanted tsquery) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select case when wanted::text like '%<%' and wanted::text not like '%!%'
    then regexp_replace(wanted::text, '<(-|\d+)>', '&', 'g')::tsquery end
$$;

/* Compares people from the latest on until there are enough. The planner takes a phrase for rare and would compare
   everybody before it sorts, so it must not sort. Nor must it read the table of words, to which half of all people seem
   to be worth it: the words of each are stored apart, and unpacking those of everybody takes seconds. */
create function private.compare_people(
  wanted tsquery, loose tsquery, named uuid[], role text, most integer, since timestamptz default '-infinity'
) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
set enable_sort = off set enable_seqscan = off set work_mem = '64MB' as $$
declare
  partly constant uuid[] := private.people_seen_in_part();
begin
  return array(
    with candidate as materialized (
      select words.person_id from private.person_words as words where words.words @@ loose
    )
    select person.id from public.people as person
    where person.last_activity_at >= since and person.merged_into is null and person.anonymised_at is null
      and person.id not in (select private.people_of_hidden_jobs())
      and (role <> 'candidate' or exists (select from public.candidates as candidate where candidate.person_id = person.id))
      and (role <> 'freelancer' or exists (select from public.freelancers as freelancer where freelancer.person_id = person.id))
      and (person.id = any (named) or person.erase_after is null
        and (loose is null or person.id in (select person_id from candidate))
        and (
          select case when person.id = any (partly) then coalesce(words.open_words, words.words) else words.words end @@ wanted
          from private.person_words as words where words.person_id = person.id
        ))
    order by person.last_activity_at desc, person.id desc
    limit most
  );
end $$;

/* The same for applications. */
create function private.compare_applications(wanted tsquery, loose tsquery, named uuid[], most integer) returns setof public.applications
language plpgsql stable security definer set search_path = ''
set enable_sort = off set enable_seqscan = off set work_mem = '64MB' as $$
begin
  return query execute
    'select application.* from public.applications as application where '
    || private.board_condition(jsonb_build_object('with_withdrawn', true))
    || ' and (application.person_id = any ($1) or '
    || case when loose is null then '' else
      'application.person_id in (select words.person_id from private.person_words as words where words.words @@ $2) and ' end
    || '(
        select case when words.person_id = any ($4) then coalesce(words.open_words, words.words) else words.words end @@ $3
        from private.person_words as words where words.person_id = application.person_id
      )) order by application.created_at desc, application.id desc limit $5'
    using named, loose, wanted, private.people_seen_in_part(), most;
end $$;

create or replace function private.latest_people_found(query text, role text, most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  wanted constant tsquery := private.people_query(query);
  loose constant tsquery := private.without_order(wanted);
  found uuid[];
begin
  perform private.require_recruiter();
  -- The latest of a frequent phrase are found without looking up everybody who has its words.
  if loose is not null and private.is_frequent(loose, most) then
    found := private.compare_people(wanted, null, array(select private.people_named(query)), role, most, (
      select last_activity_at from public.people order by last_activity_at desc, id desc offset 6 * most limit 1
    ));
    if cardinality(found) = most then
      return found;
    end if;
  end if;
  if loose is not null or private.is_frequent(wanted, most) then
    return private.compare_people(wanted, loose, array(select private.people_named(query)), role, most);
  end if;
  return array(
    select person.id from public.people as person
    where person.id in (select private.people_found(query)) and person.merged_into is null and person.anonymised_at is null
      and person.id not in (select private.people_of_hidden_jobs())
      and (role <> 'candidate' or exists (select from public.candidates as candidate where candidate.person_id = person.id))
      and (role <> 'freelancer' or exists (select from public.freelancers as freelancer where freelancer.person_id = person.id))
    order by person.last_activity_at desc, person.id desc
    limit most
  );
end $$;

create or replace function private.people_found(query text) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
-- To read the table means to read the words of everybody, which are stored apart.
set enable_seqscan = off as $$
declare
  partly constant uuid[] := private.people_seen_in_part();
  wanted constant tsquery := private.people_query(query);
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

create or replace function public.find_people(query text, max_results integer default 100) returns setof public.people
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  most constant integer := least(max_results, 1000);
  named constant uuid[] := array(
    select person.id from public.people as person
    where person.id in (select private.people_named(query)) and person.merged_into is null and person.erase_after is null
    order by person.last_activity_at desc, person.id desc limit most
  );
  -- The planner would call it twice if it were part of the statement.
  found constant uuid[] := named || private.latest_people_found(query, 'person', most);
begin
  perform private.require_recruiter();
  return query
    select person.* from public.people as person
    where person.id = any (found)
      and person.merged_into is null and person.anonymised_at is null and person.erase_after is null
      and person.id not in (select private.people_of_hidden_jobs())
    order by person.id = any (named) desc, person.last_activity_at desc, person.id desc
    limit most;
end $$;

/* The latest applications of the people who are found. */
create or replace function public.find_applications(query text) returns setof public.applications
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 1000;
  wanted constant tsquery := private.people_query(query);
  loose constant tsquery := private.without_order(wanted);
begin
  perform private.require_recruiter();
  -- A person has several applications, so to collect them costs more.
  if loose is not null or private.is_frequent(wanted, most / 2) then
    return query select * from private.compare_applications(wanted, loose, array(select private.people_named(query)), most);
    return;
  end if;
  return query execute
    'select * from public.applications where '
    || private.board_condition(jsonb_build_object('search', query, 'with_withdrawn', true))
    || ' order by created_at desc, id desc limit $1'
    using most;
end $$;

revoke all on function private.is_frequent(tsquery, integer), private.people_seen_in_part(), private.without_order(tsquery),
  private.compare_people(tsquery, tsquery, uuid[], text, integer, timestamptz),
  private.compare_applications(tsquery, tsquery, uuid[], integer) from public;
grant execute on function private.is_frequent(tsquery, integer), private.people_seen_in_part(), private.without_order(tsquery),
  private.compare_people(tsquery, tsquery, uuid[], text, integer, timestamptz),
  private.compare_applications(tsquery, tsquery, uuid[], integer) to service_role;
