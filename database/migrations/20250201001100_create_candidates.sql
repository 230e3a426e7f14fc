create type public.candidate_state as enum ('active', 'paused', 'left');

-- The candidate bank: people who want to hear of jobs.
create table public.candidates (
  person_id uuid primary key references public.people (id) on delete cascade,
  state public.candidate_state not null default 'active',
  fields public.job_field[] not null default '{}' check (cardinality(fields) <= 10),
  skills text[] not null default '{}' check (private.words_fit(skills, 50, 60)),
  seniority public.seniority,
  years_of_experience smallint check (years_of_experience between 0 and 70),
  locations text[] not null default '{}' check (private.words_fit(locations, 20, 120)),
  remote public.job_remote,
  employment_types public.employment_type[] not null default '{}' check (cardinality(employment_types) <= 10),
  available_from date,
  summary text check (length(summary) <= 4000),
  wants_alerts boolean not null default true,
  cv_document_id uuid references public.documents (id) on delete set null,
  source text check (length(source) <= 80),
  consent_expires_at timestamptz not null default now() + interval '12 months',
  renewal_mailed_at timestamptz,
  search tsvector generated always as (
    setweight(private.bilingual_tsvector(private.join_words(skills)), 'A')
    || setweight(private.bilingual_tsvector(private.join_words(locations) || ' ' || coalesce(summary, '')), 'B')
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.candidates (cv_document_id);
create index on public.candidates (created_at desc, person_id desc);
create index on public.candidates (consent_expires_at) where state <> 'left';
create index on public.candidates using gin (fields);
create index on public.candidates using gin (skills);
create index on public.candidates using gin (search);
create trigger guard_own_columns before update on public.candidates
  for each row execute function private.guard_own_columns(
    'state', 'fields', 'skills', 'seniority', 'years_of_experience', 'locations', 'remote', 'employment_types',
    'available_from', 'summary', 'wants_alerts', 'search'
  );
create trigger set_updated_at before update on public.candidates
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.candidates
  for each row execute function private.audit('person_id');
alter table public.candidates enable row level security;
grant select, insert, update, delete on public.candidates to authenticated;
create policy "recruiters can read candidates" on public.candidates
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert candidates" on public.candidates
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update candidates" on public.candidates
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete candidates" on public.candidates
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "people can read their own candidate profile" on public.candidates
  for select to authenticated using (person_id = (select private.own_person_id()));
create policy "people can update their own candidate profile" on public.candidates
  for update to authenticated using (person_id = (select private.own_person_id()));
