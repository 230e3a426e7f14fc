-- A column that is one of several ids.
create function private.any_of(name text, ids jsonb) returns text
language sql stable set search_path = '' as $$
  select format(case count(id) when 1 then '%I = %s' else '%I in (%s)' end, name, string_agg(quote_literal(id::uuid), ', '))
  from jsonb_array_elements_text(ids) as id
  having count(id) > 0
$$;

-- The board takes the filters of the list: several jobs and owners, arrival between two moments, any of several tags.
create or replace function private.board_condition(filter jsonb) returns text
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
      'person_id in (select id from public.people where search_name like %L)',
      '%' || regexp_replace(private.fold(btrim(filter ->> 'search')), '([\\%_])', '\\\1', 'g') || '%') end,
    case when filter ? 'tags' then format(
      'person_id in (select person_id from public.person_tags where %s)', private.any_of('tag_id', filter -> 'tags')) end
  )
$$;

-- For lists of applications that are filtered by the tags of their people.
create function public.tag_ids(application public.applications) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(tag_id), '{}') from public.person_tags where person_id = application.person_id
$$;
grant execute on function public.tag_ids(public.applications) to authenticated, service_role;

-- Applications of the people whom words find.
create function public.find_applications(query text) returns setof public.applications
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  return query execute
    'select * from public.applications where ' || private.board_condition(jsonb_build_object('search', query))
    || ' limit 5000';
end $$;
grant execute on function public.find_applications(text) to authenticated, service_role;
