-- People whom words find are found first, by their index, and then their applications: asked for together, the planner
-- would rather walk down the whole column and look at every person on the way.
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
      'person_id = any (array(select id from public.people where search_name like %L limit 5000))',
      '%' || regexp_replace(private.fold(btrim(filter ->> 'search')), '([\\%_])', '\\\1', 'g') || '%') end,
    case when filter ? 'tags' then format(
      'person_id in (select person_id from public.person_tags where %s)', private.any_of('tag_id', filter -> 'tags')) end
  )
$$;

-- How many cards each column holds; in the row without a stage, how many of all are owed an answer. Counted no further
-- than anybody would read, one row after another: a bitmap would first gather them all.
drop function public.count_board(jsonb, integer);
create function public.count_board(filter jsonb default '{}', most integer default 1000)
returns table (stage public.application_stage, total bigint)
language plpgsql stable security definer set search_path = '' set enable_bitmapscan = off as $$
declare
  counted text := format('select count(*) from (select from public.applications where %%s limit %s) as cards',
    least(most, 10000) + 1);
begin
  perform private.require_recruiter();
  foreach stage in array enum_range(null::public.application_stage) loop
    execute format(counted, format('stage = %L and %s', stage, private.board_condition(filter))) into total;
    return next;
  end loop;
  stage := null;
  execute format(counted, private.board_condition(filter || '{"owed": true}')) into total;
  return next;
end $$;
grant execute on function public.count_board(jsonb, integer) to authenticated, service_role;
