-- People write telephone numbers in many ways; they are stored in one. A search for digits looks for both.
create function private.search_patterns(query text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_remove(array[
    '%' || regexp_replace(private.fold(btrim(query)), '([\\%_])', '\\\1', 'g') || '%',
    -- Fewer digits occur in too many numbers, and the index needs three characters.
    case when query ~ '^[\d\s\u00A0()+./\u2010-\u2013-]+$' and length(regexp_replace(query, '\D', '', 'g')) >= 4
      then '%' || regexp_replace(regexp_replace(regexp_replace(
        replace(query, '(0)', ''), '[^\d+]', '', 'g'), '^00', '+'), '^0', '+46') || '%'
    end
  ], null)
$$;
grant execute on function private.search_patterns(text) to authenticated, service_role;

drop function private.merged_into_by(text);
create function private.merged_into_by(patterns text[]) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select distinct merged_into from public.people
    where merged_into is not null and anonymised_at is null and search_name like any (patterns)
    limit 1000
  )
$$;
revoke all on function private.merged_into_by(text[]) from public;
grant execute on function private.merged_into_by(text[]) to service_role;

create or replace function public.find_people(query text, max_results integer default 100)
 returns setof public.people
 language plpgsql stable security definer set search_path = '' as $$
declare
  patterns text[] := private.search_patterns(query);
  merged uuid[] := private.merged_into_by(patterns);
begin
  perform private.require_recruiter();
  return query
    select * from public.people
    where (search_name like any (patterns) or id = any (merged)) and merged_into is null and anonymised_at is null and erase_after is null
    order by last_activity_at desc, id desc
    limit least(max_results, 1000);
end $$;

create or replace function public.find_in_people_list(query text)
 returns setof public.people_list
 language plpgsql stable security definer set search_path = '' as $$
declare
  patterns text[] := private.search_patterns(query);
  merged uuid[] := private.merged_into_by(patterns);
begin
  perform private.require_recruiter();
  return query
    select list.* from public.people_list as list
    where list.id in (
      select id from public.people
      where (search_name like any (patterns) or id = any (merged)) and merged_into is null and anonymised_at is null
      order by last_activity_at desc, id desc limit 500
    );
end $$;

create or replace function public.find_in_candidate_list(query text)
 returns setof public.candidate_list
 language plpgsql stable security definer set search_path = '' as $$
declare
  words tsquery := private.search_words(query);
  patterns text[] := private.search_patterns(query);
  hits uuid[];
  latest uuid[];
begin
  perform private.require_recruiter();
  hits := array(
    select person_id from public.candidates where search @@ words
    union all select document.person_id from public.documents as document where document.search @@ words
    union all select coalesce(person.merged_into, person.id) from public.people as person where search_name like any (patterns)
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
  patterns text[] := private.search_patterns(query);
  merged uuid[] := private.merged_into_by(patterns);
begin
  perform private.require_recruiter();
  return query
    select list.* from public.freelancer_list as list
    join public.freelancers as freelancer on freelancer.person_id = list.id
    join public.people as person on person.id = list.id
    where freelancer.search @@ words or person.search_name like any (patterns) or list.id = any (merged)
      or exists (select from public.documents as document where document.person_id = list.id and document.search @@ words);
end $$;

create or replace function public.find_in_lead_list(query text)
 returns setof public.lead_list
 language sql stable set search_path = '' as $$
  select list.*
  from public.lead_list as list
  join public.waiting_list as lead on lead.id = list.id
  cross join lateral (select private.fold(concat_ws(
    ' ', list.company, list.full_name, list.email, list.phone, list.roles_to_fill, lead.message, lead.note,
    (select string_agg(merged.search_name, ' ') from public.people as merged
      where merged.merged_into = lead.person_id and merged.anonymised_at is null)
  )) as text) as written
  where written.text like any (private.search_patterns(query)) or written.text like all (
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
  )
$$;

create or replace function private.board_condition(filter jsonb)
 returns text
 language sql stable set search_path = '' as $$
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
      'person_id = any (array(select coalesce(merged_into, id) from public.people where search_name like any (%L) limit 1000))',
      private.search_patterns(filter ->> 'search')) end,
    case when filter ? 'tags' then format(
      'person_id in (select person_id from public.person_tags where %s)', private.any_of('tag_id', filter -> 'tags')) end
  )
$$;

-- The list decides whether it shows withdrawn applications; the search must not hide them from it.
create or replace function public.find_applications(query text) returns setof public.applications
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  return query execute
    'select * from public.applications where '
    || private.board_condition(jsonb_build_object('search', query, 'with_withdrawn', true)) || ' limit 5000';
end $$;
