-- The queue of those who are owed an answer, narrowed by rating: most stages hold few who have been rated.
create index on public.applications (stage, owed_answer_since, id)
  where withdrawn_at is null and owed_answer_since is not null and rating is not null;

-- A search that finds more than a thousand has not said enough; the latest of them are shown.
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
      'person_id = any (array(select id from public.people where search_name like %L limit 1000))',
      '%' || regexp_replace(private.fold(btrim(filter ->> 'search')), '([\\%_])', '\\\1', 'g') || '%') end,
    case when filter ? 'tags' then format(
      'person_id in (select person_id from public.person_tags where %s)', private.any_of('tag_id', filter -> 'tags')) end
  )
$$;

create or replace function public.find_applications(query text) returns setof public.applications
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  return query execute
    'select * from public.applications where ' || private.board_condition(jsonb_build_object('search', query))
    || ' order by created_at desc, id desc limit 1000';
end $$;

-- Stage and rating go together more than the planner knows: it would read the table for what an index holds.
alter function public.count_board(jsonb, integer) set enable_seqscan = off;
