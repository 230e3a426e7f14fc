create type public.job_kind as enum ('client', 'internal');
create type public.job_field as enum ('tech', 'go_to_market', 'creative', 'operations');
create type public.job_remote as enum ('onsite', 'hybrid', 'remote');
create type public.employment_type as enum ('full_time', 'part_time', 'contract', 'temporary', 'internship');
create type public.seniority as enum ('junior', 'mid', 'senior', 'lead');
create type public.job_state as enum ('draft', 'open', 'closed');
create type public.currency as enum ('SEK', 'EUR', 'NOK', 'DKK');
create type public.pay_period as enum ('hour', 'day', 'month', 'year');

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  slug public.slug not null unique,
  kind public.job_kind not null default 'client',
  is_fixed boolean not null default false,
  client_id uuid references public.clients (id) on delete restrict,
  field public.job_field not null,
  location text not null default 'Stockholm' check (length(location) between 1 and 120),
  country text not null default 'SE' check (country ~ '^[A-Z]{2}$'),
  remote public.job_remote not null default 'hybrid',
  employment_type public.employment_type not null default 'full_time',
  seniority public.seniority not null default 'mid',
  title public.localized_text not null check (private.longest(title) <= 160),
  summary public.localized_text not null default '{}' check (private.longest(summary) <= 600),
  description public.localized_document not null default '{}',
  requirements public.localized_document not null default '{}',
  process public.localized_document not null default '{}',
  state public.job_state not null default 'draft',
  opens_at timestamptz,
  closes_at timestamptz,
  published_at timestamptz,
  closed_at timestamptz,
  owner_id uuid references public.staff_profiles (user_id) on delete set null,
  version integer not null default 1,
  missing text[] not null generated always as (
    private.name_missing('title', public.localized_missing(title))
    || private.name_missing('summary', public.localized_missing(summary))
    || private.name_missing('description', public.document_missing(description))
    || private.name_missing('requirements', public.document_missing(requirements))
    || private.name_missing('process', public.document_missing(process))
  ) stored,
  search_en tsvector generated always as (
    setweight(to_tsvector('pg_catalog.english', coalesce(title ->> 'en', '')), 'A')
    || setweight(to_tsvector('pg_catalog.english', coalesce(summary ->> 'en', '') || ' ' || location), 'B')
    || setweight(to_tsvector('pg_catalog.english',
      private.document_text(description -> 'en') || ' ' || private.document_text(requirements -> 'en')), 'C')
  ) stored,
  search_sv tsvector generated always as (
    setweight(to_tsvector('pg_catalog.swedish', coalesce(title ->> 'sv', '')), 'A')
    || setweight(to_tsvector('pg_catalog.swedish', coalesce(summary ->> 'sv', '') || ' ' || location), 'B')
    || setweight(to_tsvector('pg_catalog.swedish',
      private.document_text(description -> 'sv') || ' ' || private.document_text(requirements -> 'sv')), 'C')
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a published client job names its client" check (
    state = 'draft' or kind = 'internal' or client_id is not null
  ),
  constraint "a published job has a title" check (
    state = 'draft' or cardinality(public.localized_missing(title)) < 2
  ),
  constraint "a job closes after it opens" check (closes_at > opens_at)
);
create index on public.jobs (client_id);
create index on public.jobs (owner_id);
create index on public.jobs (state, kind, published_at desc, id desc);
create index on public.jobs (updated_at desc, id desc);
create index on public.jobs (closes_at) where state = 'open';
create index on public.jobs using gin (search_en);
create index on public.jobs using gin (search_sv);

create function private.stamp_job_state() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.state <> 'draft' then
    new.published_at := coalesce(new.published_at, now());
  end if;
  new.closed_at := case when new.state = 'closed' then coalesce(new.closed_at, now()) end;
  return new;
end $$;

create function private.keep_fixed_jobs() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.is_fixed then
      raise exception 'this job is always there: it can be edited, not deleted' using hint = 'fixed_job';
    end if;
    return old;
  end if;
  if new.is_fixed <> old.is_fixed or (old.is_fixed and (new.slug <> old.slug or new.state = 'draft')) then
    raise exception 'this job is always there: its address stays and it cannot become a draft'
      using hint = 'fixed_job';
  end if;
  return new;
end $$;

create trigger keep_fixed_jobs before update or delete on public.jobs
  for each row execute function private.keep_fixed_jobs();
create trigger stamp_job_state before insert or update of state on public.jobs
  for each row execute function private.stamp_job_state();
create trigger bump_version before update on public.jobs
  for each row execute function private.bump_version();
create trigger set_updated_at before update on public.jobs
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.jobs
  for each row execute function private.audit('id');
create trigger notify_content after insert or update or delete on public.jobs
  for each row execute function private.notify_content();

alter table public.jobs enable row level security;
grant select (
  id, slug, kind, is_fixed, client_id, field, location, country, remote, employment_type, seniority, title, summary,
  description, requirements, process, state, opens_at, closes_at, published_at, closed_at, search_en, search_sv,
  created_at, updated_at
) on public.jobs to anon;
grant select, insert, update, delete on public.jobs to authenticated;
create policy "anyone can read published jobs" on public.jobs
  for select to anon, authenticated using (state <> 'draft' and (opens_at is null or opens_at <= now()));
create policy "staff can read jobs" on public.jobs
  for select to authenticated using ((select private.is_staff()));
create policy "recruiters can insert jobs" on public.jobs
  for insert to authenticated with check (not is_fixed and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update jobs" on public.jobs
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete jobs" on public.jobs
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "editors can insert drafts of jobs" on public.jobs
  for insert to authenticated with check (state = 'draft' and not is_fixed and (select private.is_staff('editor')));
create policy "editors can update drafts of jobs" on public.jobs
  for update to authenticated using (state = 'draft' and (select private.is_staff('editor')));
create policy "editors can delete drafts of jobs" on public.jobs
  for delete to authenticated using (state = 'draft' and (select private.is_staff('editor')));
create policy "anyone can read clients with published jobs" on public.clients
  for select to anon, authenticated using (
    exists (select from public.jobs where jobs.client_id = clients.id and jobs.state <> 'draft')
  );

-- Pay has a row of its own, so that row-level security can hide it from visitors when it is not shown.
create table public.job_salaries (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  minimum integer not null check (minimum > 0),
  maximum integer not null check (maximum > 0),
  currency public.currency not null default 'SEK',
  period public.pay_period not null default 'month',
  is_shown boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a salary range goes upwards" check (maximum >= minimum)
);
create trigger set_updated_at before update on public.job_salaries
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.job_salaries
  for each row execute function private.audit('job_id');
create trigger notify_content after insert or update or delete on public.job_salaries
  for each row execute function private.notify_content();
alter table public.job_salaries enable row level security;
grant select on public.job_salaries to anon;
grant select, insert, update, delete on public.job_salaries to authenticated;
create policy "anyone can read shown salaries" on public.job_salaries
  for select to anon, authenticated using (
    is_shown and exists (select from public.jobs where jobs.id = job_id and jobs.state <> 'draft')
  );
create policy "staff can read salaries" on public.job_salaries
  for select to authenticated using ((select private.is_staff()));
create policy "recruiters can insert salaries" on public.job_salaries
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update salaries" on public.job_salaries
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete salaries" on public.job_salaries
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "editors can insert salaries of drafts" on public.job_salaries
  for insert to authenticated with check (
    (select private.is_staff('editor')) and exists (select from public.jobs where jobs.id = job_id and jobs.state = 'draft')
  );
create policy "editors can update salaries of drafts" on public.job_salaries
  for update to authenticated using (
    (select private.is_staff('editor')) and exists (select from public.jobs where jobs.id = job_id and jobs.state = 'draft')
  );
create policy "editors can delete salaries of drafts" on public.job_salaries
  for delete to authenticated using (
    (select private.is_staff('editor')) and exists (select from public.jobs where jobs.id = job_id and jobs.state = 'draft')
  );
