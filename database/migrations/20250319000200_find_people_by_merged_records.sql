-- A merged record keeps its name, its address and its number: each of them finds the person who remains.

create function private.merged_into_by(pattern text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select distinct merged_into from public.people
    where merged_into is not null and anonymised_at is null and search_name like pattern
    limit 1000
  )
$$;
revoke all on function private.merged_into_by(text) from public;
grant execute on function private.merged_into_by(text) to service_role;

create or replace function public.find_people(query text, max_results integer default 100)
 returns setof public.people
 language plpgsql stable security definer set search_path = '' as $$
declare
  pattern text := '%' || regexp_replace(private.fold(btrim(query)), '([\\%_])', '\\\1', 'g') || '%';
  merged uuid[] := private.merged_into_by(pattern);
begin
  perform private.require_recruiter();
  return query
    select * from public.people
    where (search_name like pattern or id = any (merged)) and merged_into is null and anonymised_at is null and erase_after is null
    order by last_activity_at desc, id desc
    limit least(max_results, 1000);
end $$;

create or replace function public.find_in_people_list(query text)
 returns setof public.people_list
 language plpgsql stable security definer set search_path = '' as $$
declare
  pattern text := '%' || regexp_replace(private.fold(btrim(query)), '([\\%_])', '\\\1', 'g') || '%';
  merged uuid[] := private.merged_into_by(pattern);
begin
  perform private.require_recruiter();
  return query
    select list.* from public.people_list as list
    where list.id in (
      select id from public.people
      where (search_name like pattern or id = any (merged)) and merged_into is null and anonymised_at is null
      order by last_activity_at desc, id desc limit 500
    );
end $$;

create or replace function public.find_in_candidate_list(query text)
 returns setof public.candidate_list
 language plpgsql stable security definer set search_path = '' as $$
declare
  words tsquery := private.search_words(query);
  pattern text := '%' || regexp_replace(private.fold(btrim(query)), '([\\%_])', '\\\1', 'g') || '%';
  hits uuid[];
  latest uuid[];
begin
  perform private.require_recruiter();
  hits := array(
    select person_id from public.candidates where search @@ words
    union all select document.person_id from public.documents as document where document.search @@ words
    union all select coalesce(person.merged_into, person.id) from public.people as person where search_name like pattern
  );
  if cardinality(hits) <= 1000 then
    latest := hits;
  else
    -- Planned with the list itself, which is then looked up by its hash; "is true" keeps it from being read one by one.
    execute 'select array(
        select person.id from public.people as person
        where (person.id = any ($1)) is true
          and exists (select from public.candidates as candidate where candidate.person_id = person.id offset 0)
          and merged_into is null and anonymised_at is null and erase_after is null
        order by last_activity_at desc, id desc limit 500
      )' into latest using hits;
  end if;
  return query
    select list.id, list.full_name, list.email, list.language, list.location, list.headline, list.last_activity_at, list.created_at,
      list.state, list.fields, list.skills, list.seniority, list.years_of_experience, list.locations, list.remote,
      list.available_from, list.summary, list.consent_expires_at, list.renewal_mailed_at, list.cv_document_id,
      list.tag_ids, list.applications, query
    from public.candidate_list as list
    where list.id = any (latest);
end $$;

create or replace function public.find_in_freelancer_list(query text)
 returns setof public.freelancer_list
 language plpgsql stable security definer set search_path = '' as $$
declare
  words tsquery := websearch_to_tsquery('pg_catalog.english', query) || websearch_to_tsquery('pg_catalog.swedish', query);
  pattern text := '%' || regexp_replace(private.fold(btrim(query)), '([\\%_])', '\\\1', 'g') || '%';
  merged uuid[] := private.merged_into_by(pattern);
begin
  perform private.require_recruiter();
  return query
    select list.* from public.freelancer_list as list
    join public.freelancers as freelancer on freelancer.person_id = list.id
    join public.people as person on person.id = list.id
    where freelancer.search @@ words or person.search_name like pattern or list.id = any (merged)
      or exists (select from public.documents as document where document.person_id = list.id and document.search @@ words);
end $$;

create or replace function public.find_in_lead_list(query text)
 returns setof public.lead_list
 language sql stable set search_path = '' as $$
  select list.*
  from public.lead_list as list
  join public.waiting_list as lead on lead.id = list.id
  where private.fold(concat_ws(
    ' ', list.company, list.full_name, list.email, list.phone, list.roles_to_fill, lead.message, lead.note,
    (select string_agg(merged.email::text, ' ') from public.people as merged where merged.merged_into = lead.person_id)
  )) like all (
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
  )
$$;

create or replace function private.board_condition(filter jsonb)
 returns text
 language sql stable set search_path = '' as $$
  select concat_ws(' and ',
    case when coalesce((filter ->> 'withdrawn')::boolean, false)
      then 'withdrawn_at is not null' else 'withdrawn_at is null' end,
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
      'person_id = any (array(select coalesce(merged_into, id) from public.people where search_name like %L limit 1000))',
      '%' || regexp_replace(private.fold(btrim(filter ->> 'search')), '([\\%_])', '\\\1', 'g') || '%') end,
    case when filter ? 'tags' then format(
      'person_id in (select person_id from public.person_tags where %s)', private.any_of('tag_id', filter -> 'tags')) end
  )
$$;
