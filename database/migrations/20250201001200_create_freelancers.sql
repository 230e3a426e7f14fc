create type public.freelancer_state as enum ('pending', 'approved', 'paused', 'left');
create type public.availability as enum ('available', 'partly', 'booked');

create table public.freelancers (
  person_id uuid primary key references public.people (id) on delete cascade,
  state public.freelancer_state not null default 'pending',
  fields public.job_field[] not null default '{}' check (cardinality(fields) <= 10),
  skills text[] not null default '{}' check (private.words_fit(skills, 50, 60)),
  seniority public.seniority,
  day_rate integer check (day_rate between 1 and 1000000),
  currency public.currency not null default 'SEK',
  remote public.job_remote,
  portfolio_url public.web_address,
  summary text check (length(summary) <= 4000),
  cv_document_id uuid references public.documents (id) on delete set null,
  approved_by uuid references public.staff_profiles (user_id) on delete set null,
  approved_at timestamptz,
  source text check (length(source) <= 80),
  consent_expires_at timestamptz not null default now() + interval '12 months',
  renewal_mailed_at timestamptz,
  search tsvector generated always as (
    setweight(private.bilingual_tsvector(private.join_words(skills)), 'A')
    || setweight(private.bilingual_tsvector(coalesce(summary, '')), 'B')
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.freelancers (cv_document_id);
create index on public.freelancers (approved_by);
create index on public.freelancers (state, created_at desc, person_id desc);
create index on public.freelancers (day_rate, person_id);
create index on public.freelancers (consent_expires_at) where state <> 'left';
create index on public.freelancers using gin (fields);
create index on public.freelancers using gin (skills);
create index on public.freelancers using gin (search);
create trigger guard_own_columns before update on public.freelancers
  for each row execute function private.guard_own_columns(
    'fields', 'skills', 'seniority', 'day_rate', 'currency', 'remote', 'portfolio_url', 'summary', 'search'
  );
create trigger set_updated_at before update on public.freelancers
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.freelancers
  for each row execute function private.audit('person_id');
alter table public.freelancers enable row level security;
grant select, insert, update, delete on public.freelancers to authenticated;
create policy "recruiters can read freelancers" on public.freelancers
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert freelancers" on public.freelancers
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update freelancers" on public.freelancers
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete freelancers" on public.freelancers
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "people can read their own freelancer profile" on public.freelancers
  for select to authenticated using (person_id = (select private.own_person_id()));
create policy "people can update their own freelancer profile" on public.freelancers
  for update to authenticated using (person_id = (select private.own_person_id()));

create table public.freelancer_availability (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.freelancers (person_id) on delete cascade,
  period daterange not null check (not isempty(period) and lower(period) is not null),
  availability public.availability not null default 'available',
  note text check (length(note) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "periods of one freelancer do not overlap" exclude using gist (person_id with =, period with &&)
);
create index on public.freelancer_availability using gist (period);
create trigger set_updated_at before update on public.freelancer_availability
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.freelancer_availability
  for each row execute function private.audit('id');
alter table public.freelancer_availability enable row level security;
grant select, insert, update, delete on public.freelancer_availability to authenticated;
create policy "recruiters can read availability" on public.freelancer_availability
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert availability" on public.freelancer_availability
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update availability" on public.freelancer_availability
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete availability" on public.freelancer_availability
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "freelancers can read their own availability" on public.freelancer_availability
  for select to authenticated using (person_id = (select private.own_person_id()));
create policy "freelancers can insert their own availability" on public.freelancer_availability
  for insert to authenticated with check (person_id = (select private.own_person_id()));
create policy "freelancers can update their own availability" on public.freelancer_availability
  for update to authenticated using (person_id = (select private.own_person_id()));
create policy "freelancers can delete their own availability" on public.freelancer_availability
  for delete to authenticated using (person_id = (select private.own_person_id()));
