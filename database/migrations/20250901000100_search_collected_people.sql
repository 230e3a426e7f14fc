-- older programs: run
-- A search for a phrase, or for words that fewer people have together than the planner assumes, went through all people or
-- applications and compared the words of each. A search now asks the index first who comes into question, unless a sample
-- of the latest people says that so many have the words that comparing the latest is faster (405).

-- Programs before this one may be in the middle of a call, so a later version drops private.compare_people,
-- private.compare_applications and private.is_frequent.

/* How many people have the words, and the name, by the estimate of the planner, which is volatile for it alone. */
create function private.estimate_rows(statement text) returns float8
language plpgsql set search_path = '' as $$
declare
  plan json;
begin
  execute 'explain (format json) ' || statement into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8;
end $$;

create function private.estimate_people(wanted tsquery) returns float8
language sql security definer set search_path = '' as $$
  select case when wanted is null then 0
    else private.estimate_rows(format('select from private.person_words where words @@ %L::tsquery', wanted)) end
$$;

create function private.estimate_named(patterns text[]) returns float8
language sql security definer set search_path = '' as $$
  select private.estimate_rows(format('select from public.people where search_name like any (%L::text[])', patterns))
$$;

/* The share of these people who have the words or the name: the planner takes words for independent and knows nothing of
   phrases. */
create function private.share_found(wanted tsquery, patterns text[], people uuid[]) returns float8
language sql stable security definer set search_path = '' as $$
  select coalesce(avg((person.search_name like any (patterns) or coalesce((
    select words.words @@ wanted from private.person_words as words where words.person_id = person.id
  ), false))::integer), 0)
  from unnest(people) as sample (id) join public.people as person on person.id = sample.id
$$;

create function private.count_searched() returns float8
language sql stable security definer set search_path = '' as $$
  select reltuples from pg_catalog.pg_class where oid = 'private.person_words'::regclass
$$;

/* People into whom somebody of that name was merged. */
create function private.people_named_before(patterns text[]) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select merged_into from public.people
    where merged_into is not null and search_name like any (patterns) and anonymised_at is null
  )
$$;

/* Everybody who has the words, apart from people who await erasure. The index tells it alone, but for a phrase: then it gives
   those who have the words of `loose`, and they are compared. To read the table would mean to unpack the words of everybody. */
create function private.people_having(wanted tsquery, loose tsquery, role text) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
set enable_seqscan = off set work_mem = '64MB' as $$
declare
  partly constant uuid[] := private.people_seen_in_part();
  found uuid[];
begin
  if role = 'freelancer' then
    -- They are few, so the planner looks up the words of each.
    found := array(
      select words.person_id from private.person_words as words
      where words.person_id in (select freelancer.person_id from public.freelancers as freelancer)
        and words.words @@ wanted and words.person_id <> all (partly)
        and words.person_id not in (select private.people_awaiting_erasure())
    );
  else
    found := array(
      select met.person_id from (
        select words.person_id, words.words from private.person_words as words
        where words.words @@ coalesce(loose, wanted) and words.person_id <> all (partly)
          and words.person_id not in (select private.people_awaiting_erasure())
        -- Words are unpacked only of those who meet everything else.
        offset 0
      ) as met
      where loose is null or met.words @@ wanted
    );
  end if;
  if partly <> '{}' then
    found := found || array(
      select words.person_id from private.person_words as words
      where words.person_id = any (partly) and coalesce(words.open_words, words.words) @@ wanted
        and words.person_id not in (select private.people_awaiting_erasure())
    );
  end if;
  return found;
end $$;

/* The latest of the people who are given, or of all without them, and of those who have the name. Those without it are
   compared with a query if it is given. Goes through at most so many people, from the latest on, so it must not sort. */
create function private.walk_people(
  compared tsquery, people uuid[], patterns text[], role text, most integer, depth bigint default null
) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
set enable_sort = off set enable_seqscan = off set work_mem = '64MB' as $$
declare
  partly constant uuid[] := private.people_seen_in_part();
  named_before constant uuid[] := private.people_named_before(patterns);
begin
  return array(
    select person.id from (
      select latest.id, latest.last_activity_at, latest.search_name, latest.erase_after from public.people as latest
      where latest.merged_into is null and latest.anonymised_at is null
        and latest.id not in (select private.people_of_hidden_jobs())
        and case when role = 'candidate' then (select true from public.candidates as candidate where candidate.person_id = latest.id) else true end
        and case when role = 'freelancer' then (select true from public.freelancers as freelancer where freelancer.person_id = latest.id) else true end
      order by latest.last_activity_at desc, latest.id desc limit depth
    ) as person
    where person.search_name like any (patterns) or person.id = any (named_before) or person.erase_after is null
      and (people is null or person.id in (select unnest(people)))
      and (compared is null or (
        select case when person.id = any (partly) then coalesce(words.open_words, words.words) else words.words end @@ compared
        from private.person_words as words where words.person_id = person.id
      ))
    order by person.last_activity_at desc, person.id desc
    limit most
  );
end $$;

/* The same for applications, without those of people who await erasure. Their names are looked up if there are patterns. */
create function private.walk_applications(
  compared tsquery, people uuid[], named uuid[], patterns text[], most integer, depth bigint default null
) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
set enable_sort = off set enable_seqscan = off set work_mem = '64MB' as $$
declare
  partly constant uuid[] := private.people_seen_in_part();
begin
  return array(
    select application.id from (
      select latest.id, latest.created_at, latest.person_id from public.applications as latest
      where latest.person_id not in (select private.people_awaiting_erasure())
        and latest.job_id not in (select private.hidden_jobs())
      order by latest.created_at desc, latest.id desc limit depth
    ) as application
    where application.person_id = any (named)
      or (people is null or application.person_id in (select unnest(people)))
        and (compared is null or (
          select case when words.person_id = any (partly) then coalesce(words.open_words, words.words) else words.words end @@ compared
          from private.person_words as words where words.person_id = application.person_id
        ))
      or case when patterns <> '{}' then (
        select person.search_name like any (patterns) from public.people as person
        where person.id = application.person_id and person.merged_into is null and person.anonymised_at is null
      ) end
    order by application.created_at desc, application.id desc
    limit most
  );
end $$;

create or replace function private.latest_people_found(query text, role text, most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  wanted tsquery;
  loose tsquery;
  patterns text[];
  total float8;
  named_estimate float8;
  estimate float8;
  sample uuid[];
  share float8;
  met float8;
  found uuid[];
begin
  perform private.require_recruiter();
  wanted := private.people_query(query);
  loose := private.without_order(wanted);
  patterns := private.search_patterns(query);
  total := private.count_searched();
  named_estimate := private.estimate_named(patterns);
  estimate := private.estimate_people(coalesce(loose, wanted)) + named_estimate;
  if estimate > most * (case when loose is null then 10 else 4 end) and role <> 'freelancer' then
    sample := array(
      select latest.id from public.people as latest
      where latest.merged_into is null and latest.anonymised_at is null and latest.erase_after is null
        and case when role = 'candidate' then (select true from public.candidates as candidate where candidate.person_id = latest.id) else true end
      order by latest.last_activity_at desc, latest.id desc limit least(4 * most, 200)
    );
    share := private.share_found(wanted, patterns, sample);
    met := case when loose is null then share else private.share_found(loose, patterns, sample) end;
  end if;
  -- To compare a person with the words costs as much as to collect ten or more from the index.
  if 10 * most * (case when loose is null then 1 else 1 - met end) < share * met * total then
    found := private.walk_people(wanted, null, patterns, role, most, (2 * most / share)::bigint);
    if cardinality(found) = most then
      return found;
    end if;
  end if;
  if loose is not null and most < share * total then
    return private.walk_people(wanted, private.people_having(loose, null, role), patterns, role, most);
  end if;
  found := private.people_having(wanted, loose, role) || array(select private.people_named(query));
  if role = 'candidate' then
    found := array(select pooled.person_id from public.candidates as pooled where pooled.person_id in (select unnest(found)));
  elsif role = 'freelancer' then
    found := array(select pooled.person_id from public.freelancers as pooled where pooled.person_id in (select unnest(found)));
  end if;
  -- To look up a person costs as much as to pass by three.
  if 3 * cardinality(found)::float8 ^ 2 > most * total then
    return private.walk_people(null, found, patterns, role, most);
  end if;
  return array(
    select person.id from public.people as person
    where person.id in (select unnest(found)) and person.merged_into is null and person.anonymised_at is null
      and person.id not in (select private.people_of_hidden_jobs())
      and (role <> 'candidate' or exists (select from public.candidates as candidate where candidate.person_id = person.id))
      and (role <> 'freelancer' or exists (select from public.freelancers as freelancer where freelancer.person_id = person.id))
    order by person.last_activity_at desc, person.id desc
    limit most
  );
end $$;

/* The latest applications of the people who are found. */
create function private.latest_applications_found(query text, most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  wanted tsquery;
  loose tsquery;
  patterns text[];
  total float8;
  named_estimate float8;
  estimate float8;
  is_common boolean;
  named uuid[];
  looked_up text[];
  sample uuid[];
  share float8;
  met float8;
  found uuid[];
begin
  perform private.require_recruiter();
  wanted := private.people_query(query);
  loose := private.without_order(wanted);
  patterns := private.search_patterns(query);
  total := private.count_searched();
  named_estimate := private.estimate_named(patterns);
  estimate := private.estimate_people(coalesce(loose, wanted)) + named_estimate;
  -- A name that many have is looked up for each application instead.
  is_common := named_estimate > 10 * most;
  named := case when is_common then private.people_named_before(patterns) else array(select private.people_named(query)) end;
  looked_up := case when is_common then patterns else '{}' end;
  if estimate > most * (case when loose is null then 10 else 4 end) then
    sample := array(
      select latest.person_id from public.applications as latest
      order by latest.created_at desc, latest.id desc limit least(4 * most, 200)
    );
    share := private.share_found(wanted, patterns, sample);
    met := case when loose is null then share else private.share_found(loose, patterns, sample) end;
  end if;
  -- To compare a person with the words costs as much as to collect ten or more from the index.
  if 10 * most * (case when loose is null then 1 else 1 - met end) < share * met * total then
    found := private.walk_applications(wanted, null, named, looked_up, most, (2 * most / share)::bigint);
    if cardinality(found) = most then
      return found;
    end if;
  end if;
  if loose is not null and most < share * total then
    return private.walk_applications(wanted, private.people_having(loose, null, 'person'), named, looked_up, most);
  end if;
  found := private.people_having(wanted, loose, 'person')
    || case when is_common then array(select private.people_named(query)) else named end;
  -- A person has several applications, so to look them up costs more.
  if 9 * cardinality(found)::float8 ^ 2 > most * total then
    return private.walk_applications(null, found, '{}', '{}', most);
  end if;
  return array(
    select application.id from public.applications as application
    where application.person_id in (select unnest(found))
      and application.person_id not in (select private.people_awaiting_erasure())
      and application.job_id not in (select private.hidden_jobs())
    order by application.created_at desc, application.id desc
    limit most
  );
end $$;

/* The planner sees how many have the name, and goes through people from the latest on if they are many. */
create function private.latest_people_named(query text, most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  patterns constant text[] := private.search_patterns(query);
  before constant uuid[] := private.people_named_before(patterns);
begin
  return array(
    (select person.id from public.people as person
    where person.search_name like any (patterns) and person.merged_into is null and person.anonymised_at is null
      and person.erase_after is null
    order by person.last_activity_at desc, person.id desc limit most)
    union
    select person.id from public.people as person
    where person.id = any (before) and person.merged_into is null and person.erase_after is null
  );
end $$;

create or replace function public.find_applications(query text) returns setof public.applications
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  found constant uuid[] := private.latest_applications_found(query, 1000);
begin
  return query
    select application.* from public.applications as application where application.id = any (found)
    order by application.created_at desc, application.id desc;
end $$;



create or replace function public.find_people(query text, max_results integer default 100) returns setof public.people
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  most constant integer := least(max_results, 1000);
  named constant uuid[] := private.latest_people_named(query, most);
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

revoke all on function private.estimate_rows(text), private.estimate_people(tsquery), private.estimate_named(text[]), private.share_found(tsquery, text[], uuid[]),
  private.count_searched(), private.people_named_before(text[]), private.people_having(tsquery, tsquery, text),
  private.walk_people(tsquery, uuid[], text[], text, integer, bigint),
  private.walk_applications(tsquery, uuid[], uuid[], text[], integer, bigint),
  private.latest_applications_found(text, integer), private.latest_people_named(text, integer)
  from public;
grant execute on function private.estimate_people(tsquery), private.estimate_named(text[]), private.share_found(tsquery, text[], uuid[]),
  private.count_searched(), private.people_named_before(text[]), private.people_having(tsquery, tsquery, text),
  private.walk_people(tsquery, uuid[], text[], text, integer, bigint),
  private.walk_applications(tsquery, uuid[], uuid[], text[], integer, bigint),
  private.latest_applications_found(text, integer), private.latest_people_named(text, integer)
  to service_role;
