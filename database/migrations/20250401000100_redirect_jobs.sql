-- Former slugs of published jobs: ads and mails that link to them must lead to the job.

create table public.job_redirects (
  slug public.slug primary key,
  job_id uuid not null references public.jobs (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index on public.job_redirects (job_id);

alter table public.job_redirects enable row level security;
revoke all on public.job_redirects from anon, authenticated;
grant select on public.job_redirects to anon, authenticated;
grant all on public.job_redirects to service_role;
create policy "anyone can read redirects of published jobs" on public.job_redirects for select to anon, authenticated
  using (exists (select from public.jobs where jobs.id = job_redirects.job_id));

-- A job that is published takes over its slug from the redirect of another one.
create function private.redirect_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state <> 'draft' then
    delete from public.job_redirects where slug = new.slug;
  end if;
  if tg_op = 'UPDATE' and old.slug <> new.slug and old.published_at is not null then
    insert into public.job_redirects (slug, job_id) values (old.slug, new.id)
    on conflict (slug) do update set job_id = excluded.job_id, created_at = now();
  end if;
  return null;
end $$;
revoke all on function private.redirect_job() from public;
create trigger redirect_job after insert or update of slug, state on public.jobs
  for each row execute function private.redirect_job();
