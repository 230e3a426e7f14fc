-- older programs: run

-- Everybody with an account may call these functions. They searched all texts before they rejected a caller without the
-- role, so the time of the error told whether a word is there.
create or replace function public.find_people(query text, max_results integer default 100) returns setof public.people
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most constant integer := least(max_results, 1000);
  named uuid[];
  found uuid[];
begin
  perform private.require_recruiter();
  named := private.latest_people_named(query, most);
  -- The planner would call it twice if it were part of the statement.
  found := named || private.latest_people_found(query, 'person', most);
  return query
    select person.* from public.people as person
    where person.id = any (found)
      and person.merged_into is null and person.anonymised_at is null and person.erase_after is null
      and person.id not in (select private.people_of_hidden_jobs())
    order by person.id = any (named) desc, person.last_activity_at desc, person.id desc
    limit most;
end $$;

create or replace function public.find_applications(query text) returns setof public.applications
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  found uuid[];
begin
  perform private.require_recruiter();
  found := private.latest_applications_found(query, 1000);
  return query
    select application.* from public.applications as application where application.id = any (found)
    order by application.created_at desc, application.id desc;
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
  partly := array(
    select application.person_id from public.applications as application
    where application.person_id = any (people) and application.id in (select private.applications_of_hidden_jobs())
  );
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
