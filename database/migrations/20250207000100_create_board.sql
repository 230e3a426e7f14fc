-- The board reads one column at a time, by place, the newest place first; the same with an owner or a rating asked
-- for, and the queue of those who are still owed an answer, the longest wait first.
create index on public.applications (stage, position desc, id desc) where withdrawn_at is null;
create index on public.applications (owner_id, stage, position desc, id desc) where withdrawn_at is null;
create index on public.applications (stage, position desc, id desc) where withdrawn_at is null and rating is not null;
create index on public.applications (stage, owed_answer_since, id)
  where withdrawn_at is null and owed_answer_since is not null;

-- What a filter asks for, as a condition on applications. Every value is quoted here; dynamic, because one plan for
-- all combinations would read the whole table for each of them.
create function private.board_condition(filter jsonb) returns text
language sql stable set search_path = '' as $$
  select concat_ws(' and ',
    case when coalesce((filter ->> 'withdrawn')::boolean, false)
      then 'withdrawn_at is not null' else 'withdrawn_at is null' end,
    'person_id not in (select id from public.people where erase_after is not null)',
    case when filter ? 'ids' then format(
      'id = any (%L::uuid[])', array(select jsonb_array_elements_text(filter -> 'ids'))::uuid[]) end,
    case when filter ? 'job' then format('job_id = %L::uuid', (filter ->> 'job')::uuid) end,
    case when filter ->> 'owner' = 'none' then 'owner_id is null'
      when filter ? 'owner' then format('owner_id = %L::uuid', (filter ->> 'owner')::uuid) end,
    case when filter ? 'older_than' then format(
      'created_at < %L::timestamptz', now() - (filter ->> 'older_than')::integer * interval '1 day') end,
    case when filter ? 'newer_than' then format(
      'created_at > %L::timestamptz', now() - (filter ->> 'newer_than')::integer * interval '1 day') end,
    case when filter ? 'rating' then format('rating >= %L::numeric', (filter ->> 'rating')::numeric) end,
    case when coalesce((filter ->> 'owed')::boolean, false) then 'owed_answer_since is not null' end,
    case when btrim(filter ->> 'search') <> '' then format(
      'person_id in (select id from public.people where search_name like %L)',
      '%' || regexp_replace(private.fold(btrim(filter ->> 'search')), '([\\%_])', '\\\1', 'g') || '%') end,
    (select string_agg(format(
      'exists (select from public.person_tags where person_tags.person_id = applications.person_id and tag_id = %L::uuid)',
      tag::uuid), ' and ') from jsonb_array_elements_text(filter -> 'tags') as tag)
  )
$$;

-- One column of the board, or with ids in the filter those of them that belong on it. Cards come after the last one
-- that is there already: by place, or in the queue by how long somebody has waited.
create function public.list_board(
  filter jsonb default '{}', stage public.application_stage default null, after jsonb default null,
  max_results integer default 50
) returns setof public.applications
language plpgsql stable security definer set search_path = '' as $$
declare
  is_queue boolean := coalesce((filter ->> 'owed')::boolean, false);
begin
  perform private.require_recruiter();
  return query execute concat_ws(' ',
    'select * from public.applications where', private.board_condition(filter),
    case when stage is not null then format('and stage = %L', stage) end,
    case when after is null then ''
      when is_queue then format('and (owed_answer_since, id) > (%L::timestamptz, %L::uuid)',
        after ->> 'owed_answer_since', (after ->> 'id')::uuid)
      else format('and (position, id) < (%L collate "C", %L::uuid)', after ->> 'position', (after ->> 'id')::uuid) end,
    case when is_queue then 'order by owed_answer_since, id' else 'order by position desc, id desc' end,
    format('limit %s', least(max_results, 1000))
  );
end $$;

-- How many cards each column holds and how many of them are owed an answer, counted no further than anybody would read.
create function public.count_board(filter jsonb default '{}', most integer default 1000)
returns table (stage public.application_stage, total bigint, owed bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  condition text := private.board_condition(filter);
  owing text := private.board_condition(filter || '{"owed": true}');
begin
  perform private.require_recruiter();
  foreach stage in array enum_range(null::public.application_stage) loop
    execute format(
      'select (select count(*) from (select from public.applications where stage = %1$L and %2$s limit %4$s) as cards),
        (select count(*) from (select from public.applications where stage = %1$L and %3$s limit %4$s) as cards)',
      stage, condition, owing, least(most, 10000) + 1
    ) into total, owed;
    return next;
  end loop;
end $$;

grant execute on function
  public.list_board(jsonb, public.application_stage, jsonb, integer),
  public.count_board(jsonb, integer)
to authenticated, service_role;

-- Nobody considers an erased person any more; what was decided before stays for the figures.
create function private.close_erased() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.applications set withdrawn_at = now()
  where person_id = new.id and withdrawn_at is null and stage not in ('hired', 'rejected');
  return null;
end $$;
create trigger close_erased after update of anonymised_at on public.people
  for each row when (new.anonymised_at is not null and old.anonymised_at is null)
  execute function private.close_erased();
