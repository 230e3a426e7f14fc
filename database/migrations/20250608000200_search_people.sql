-- Lists, pickers and the board search people with one engine.

/* Also people merged into others, by the names and addresses they had. */
create function private.people_named(query text) returns setof uuid language sql stable security definer set search_path = '' as $$
  select coalesce(merged_into, id) from public.people
  where search_name like any (private.search_patterns(query)) and anonymised_at is null
$$;

/* People who are about to be erased are found by name only, where a list shows them. */
create function private.people_found(query text) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  wanted tsquery := private.people_query(query);
begin
  return query
    select words.person_id from private.person_words as words where words.words @@ wanted
    except all select private.people_awaiting_erasure();
  return query select private.people_named(query);
end $$;

create function private.latest_people_found(query text, role text, most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return array(
    select person.id from public.people as person
    where person.id in (select private.people_found(query)) and person.merged_into is null and person.anonymised_at is null
      and (role <> 'candidate' or exists (select from public.candidates as candidate where candidate.person_id = person.id))
      and (role <> 'freelancer' or exists (select from public.freelancers as freelancer where freelancer.person_id = person.id))
    order by person.last_activity_at desc, person.id desc
    limit most
  );
end $$;

create or replace function public.find_in_people_list(query text) returns setof public.people_list
language plpgsql stable security definer set search_path = '' as $$
declare
  found uuid[];
begin
  perform private.require_recruiter();
  found := private.latest_people_found(query, 'person', 500);
  return query select list.* from public.people_list as list where list.id = any (found);
end $$;

drop function public.excerpt(public.candidate_list);
drop function public.find_in_candidate_list(text);
drop view public.candidates_by_tag;
drop view public.candidate_list;

create view public.candidate_list with (security_invoker) as
select candidate.person_id as id, person.full_name, person.email::text as email, person.language, person.location, person.headline,
  person.last_activity_at, candidate.created_at, candidate.state, candidate.fields, candidate.skills, candidate.seniority,
  candidate.years_of_experience, candidate.locations, candidate.remote, candidate.available_from, candidate.summary,
  candidate.consent_expires_at, candidate.renewal_mailed_at, candidate.cv_document_id,
  array(
    select tagged.tag_id from public.person_tags as tagged where tagged.person_id = person.id order by tagged.created_at
  ) as tag_ids,
  (select count(*)::integer from public.applications as application where application.person_id = person.id) as applications
from public.candidates as candidate
join public.people as person on person.id = candidate.person_id
where person.merged_into is null and person.anonymised_at is null and person.erase_after is null;

create view public.candidates_by_tag with (security_invoker) as
select tagged.tag_id, list.* from public.person_tags as tagged join public.candidate_list as list on list.id = tagged.person_id;

revoke all on public.candidate_list, public.candidates_by_tag from public, anon, authenticated;
grant select on public.candidate_list, public.candidates_by_tag to authenticated, service_role;

create function public.find_in_candidate_list(query text) returns setof public.candidate_list
language plpgsql stable security definer set search_path = '' as $$
declare
  found uuid[];
begin
  perform private.require_recruiter();
  found := private.latest_people_found(query, 'candidate', 500);
  return query select list.* from public.candidate_list as list where list.id = any (found);
end $$;

create or replace function public.find_in_freelancer_list(query text) returns setof public.freelancer_list
language plpgsql stable security definer set search_path = '' as $$
declare
  found uuid[];
begin
  perform private.require_recruiter();
  found := private.latest_people_found(query, 'freelancer', 500);
  return query select list.* from public.freelancer_list as list where list.id = any (found);
end $$;

/* People with that name come first. */
create or replace function public.find_people(query text, max_results integer default 100) returns setof public.people
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  return query
    select person.* from public.people as person
    where person.id in (select private.people_found(query))
      and person.merged_into is null and person.anonymised_at is null and person.erase_after is null
    order by person.id in (select private.people_named(query)) desc, person.last_activity_at desc, person.id desc
    limit least(max_results, 1000);
end $$;

create or replace function private.board_condition(filter jsonb)
returns text language sql stable set search_path = '' as $$
  select concat_ws(' and ',
    case when coalesce((filter ->> 'with_withdrawn')::boolean, false) then null
      when coalesce((filter ->> 'withdrawn')::boolean, false) then 'withdrawn_at is not null'
      else 'withdrawn_at is null' end,
    'person_id not in (select id from public.people where erase_after is not null)',
    private.any_of('id', filter -> 'ids'),
    private.any_of('job_id', filter -> 'jobs'),
    case when not coalesce((filter ->> 'unowned')::boolean, false) then private.any_of('owner_id', filter -> 'owners')
      else concat('(', concat_ws(' or ', 'owner_id is null', private.any_of('owner_id', filter -> 'owners')), ')') end,
    case when filter ? 'created_from' then format('created_at >= %L::timestamptz', (filter ->> 'created_from')::timestamptz) end,
    case when filter ? 'created_before' then format('created_at < %L::timestamptz', (filter ->> 'created_before')::timestamptz) end,
    case when filter ? 'rating' then format('rating >= %L::numeric', (filter ->> 'rating')::numeric) end,
    case when coalesce((filter ->> 'owed')::boolean, false) then 'owed_answer_since is not null' end,
    case when btrim(filter ->> 'search') <> '' then format(
      'person_id in (select private.people_found(%L))', filter ->> 'search') end,
    case when filter ? 'tags' then format(
      'person_id in (select person_id from public.person_tags where %s)', private.any_of('tag_id', filter -> 'tags')) end
  )
$$;

create or replace function private.is_unmistakable(given text, family text, erased uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  with orders as materialized (
    select private.plain_words(given || ' ' || family) as words
    union all select private.plain_words(family || ' ' || given)
  ), split as (
    select string_to_array(btrim(words), ' ') as word from orders
  ), pair as materialized (
    select distinct ' ' || word[place] || ' ' || word[place + 1] || ' ' as words
    from split, generate_series(1, cardinality(word) - 1) as place
  ), names as materialized (
    select private.plain_words(name) as words from (
      select name from public.staff_profiles
      union all select name from public.clients
      union all select legal_name from public.client_details where legal_name is not null
    ) as known
  ), texts as materialized (
    select private.plain_words(concat_ws(' ', title, summary, description, requirements, process)) as words
    from public.jobs
    union all select private.plain_words(concat_ws(' ', title, excerpt, body)) from public.articles
    union all select words from names
  )
  select length(regexp_replace(given, '[^' || private.word_class() || ']|[0-9_]', '', 'g')) >= 2
    and length(regexp_replace(family, '[^' || private.word_class() || ']|[0-9_]', '', 'g')) >= 2
    and length(given || family) >= 5
    -- A sentence is not a name.
    and (select max(cardinality(word)) from split) <= 8
    and not exists (
      select from public.people as namesake
      where namesake.id <> erased and namesake.anonymised_at is null and namesake.merged_into is null
        and lower(normalize(namesake.full_name)) in (lower(normalize(given || ' ' || family)), lower(normalize(family || ' ' || given)))
    )
    -- The name of a colleague or client, also as a part of a longer one.
    and not exists (
      select from names, orders where length(names.words) > 3 and position(names.words in orders.words) > 0
    )
    -- Two words that stand next to each other in a text of the agency.
    and not exists (select from texts, pair where position(pair.words in texts.words) > 0)
    -- What several others write about themselves, such as a profession, names nobody.
    and (
      select count(*) from (
        select document.person_id
        from (
          select private.search_phrase(given || ' ' || family) || private.search_phrase(family || ' ' || given) as phrase
        ) as name
        join private.person_words as words on words.words @@ name.phrase and words.person_id <> erased
        -- Notes of colleagues may name the erased person.
        join public.documents as document on document.person_id = words.person_id
          and private.words_of(document.extracted_text) @@ name.phrase
        union
        select headed.id from public.people as headed
        where headed.id <> erased and case when position(lower(family) in lower(headed.headline)) > 0
          then exists (select from orders where position(orders.words in private.plain_words(headed.headline)) > 0) end
        limit 3
      ) as others
    ) < 3
$$;

drop function public.search_profiles(text, integer);
drop function private.merged_into_by(text[]);
drop function private.search_words(text);

alter table public.candidates drop column search;
alter table public.freelancers drop column search;
alter table public.documents drop column search;

drop function private.highlight(text, tsquery);
drop function private.bilingual_tsvector(text);

/* Marks matches with ⟦ and ⟧; null if there are none. A mark in the text itself would be taken for one. */
create function private.highlight(language regconfig, body text, wanted tsquery) returns text
language sql stable parallel safe set search_path = '' as $$
  select replace(replace(replace(replace(replace(btrim(marked), 'cplusplus', 'C++'), 'csharp', 'C#'), 'Csharp', 'C#'), 'dotnet', '.NET'), 'fsharp', 'F#')
  from ts_headline(language, translate(private.spell_out(left(body, 20000)), '⟦⟧', ''), wanted,
    'StartSel="⟦", StopSel="⟧", MaxWords=25, MinWords=10') as headline (marked)
  where marked like '%⟦%'
$$;

/* Tells for each person by which text a search found them, with the words marked. */
create function public.explain_search(query text, people uuid[])
returns table (person_id uuid, source text, label text, excerpt text)
language plpgsql stable security definer set search_path = '' as $$
declare
  -- One of the words is enough: the others may be in another text.
  wanted tsquery := replace(querytree(private.people_query(query)), '&', '|')::tsquery;
  language regconfig;
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
  loop
    -- Most words are found as they stand; their other forms need another pass over the texts.
    foreach language in array array['private.plain', 'private.english', 'private.swedish']::regconfig[] loop
      select text.source, text.label, marked into source, label, excerpt
      from private.texts_of_person(person_id) as text
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

revoke all on function public.find_in_candidate_list(text), public.explain_search(text, uuid[]) from public, anon;
grant execute on function public.find_in_candidate_list(text), public.explain_search(text, uuid[]) to authenticated, service_role;
revoke all on function private.people_named(text), private.people_found(text), private.latest_people_found(text, text, integer),
  private.highlight(regconfig, text, tsquery), private.people_query(text), private.search_word(text), private.search_phrase(text),
  private.is_stop_word(text), private.texts_of_person(uuid), private.index_people(uuid[]), private.index_stale_people(integer),
  private.index_changed_people(), private.note_changed_person(), private.note_renamed_tag(), private.answer_text(jsonb, jsonb),
  private.words_of(text), private.spell_out(text) from public;
grant execute on function private.index_stale_people(integer), private.people_found(text), private.people_query(text) to service_role;
