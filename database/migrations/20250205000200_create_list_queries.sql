-- Jobs by words in their title in either language, their client's name, place or address. Each word must be found,
-- "goteborg" finds "Göteborg". Row-level security of the caller holds.
create function public.find_jobs(query text) returns setof public.jobs
language sql stable set search_path = '' as $$
  select job.*
  from public.jobs as job
  left join public.clients as client on client.id = job.client_id
  where private.fold(concat_ws(
    ' ', job.title ->> 'en', job.title ->> 'sv', client.name, job.location, job.slug
  )) like all (
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
  )
$$;
grant execute on function public.find_jobs(text) to authenticated;

-- The numbers beside the menu. Row-level security makes them null's neighbour, nought, for those who may not see.
create function public.get_navigation_counts() returns table (
  open_jobs bigint, new_applications bigint, candidates bigint, new_leads bigint
)
language sql stable set search_path = '' as $$
  select
    (select count(*) from public.jobs where state = 'open'),
    (select count(*) from public.applications where stage = 'new' and withdrawn_at is null),
    (select count(*) from public.candidates where (select private.is_staff('recruiter', 'admin'))),
    (select count(*) from public.waiting_list where state = 'new')
$$;
grant execute on function public.get_navigation_counts() to authenticated;
