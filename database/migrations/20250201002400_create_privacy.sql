create type public.privacy_request_kind as enum ('export', 'erasure', 'rectification', 'restriction', 'objection');
create type public.privacy_request_state as enum ('received', 'in_progress', 'done', 'refused');

create table public.privacy_requests (
  id uuid primary key default gen_random_uuid(),
  person_id uuid references public.people (id) on delete set null,
  kind public.privacy_request_kind not null,
  state public.privacy_request_state not null default 'received',
  -- By law within one month.
  due_at timestamptz not null default now() + interval '1 month',
  message text check (length(message) <= 2000),
  note text check (length(note) <= 2000),
  handled_by uuid references public.staff_profiles (user_id) on delete set null,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.privacy_requests (person_id);
create index on public.privacy_requests (handled_by);
create index on public.privacy_requests (state, due_at);
create trigger set_updated_at before update on public.privacy_requests
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.privacy_requests
  for each row execute function private.audit('id');
alter table public.privacy_requests enable row level security;
grant select, insert, update on public.privacy_requests to authenticated;
create policy "recruiters can read privacy requests" on public.privacy_requests
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert privacy requests" on public.privacy_requests
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "admins can update privacy requests" on public.privacy_requests
  for update to authenticated using ((select private.is_staff('admin')));

create table public.retention_periods (
  purpose text primary key check (purpose ~ '^[a-z_]{1,40}$'),
  months smallint not null check (months between 1 and 120),
  quarantine_days smallint not null default 30 check (quarantine_days between 0 and 365),
  description public.localized_text not null check (private.longest(description) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger set_updated_at before update on public.retention_periods
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.retention_periods
  for each row execute function private.audit('purpose');
alter table public.retention_periods enable row level security;
grant select on public.retention_periods to anon, authenticated;
grant update (months, quarantine_days) on public.retention_periods to authenticated;
-- The privacy policy page names them.
create policy "anyone can read retention periods" on public.retention_periods
  for select to anon, authenticated using (true);
create policy "admins can update retention periods" on public.retention_periods
  for update to authenticated using ((select private.is_staff('admin')));

insert into public.retention_periods (purpose, months, quarantine_days, description) values
  ('application', 24, 30, '{"en": "Applicants, counted from their last activity", "sv": "Sökande, räknat från senaste aktivitet"}'),
  ('candidate_bank', 12, 30, '{"en": "Candidates, unless they renew", "sv": "Kandidater, om de inte förnyar"}'),
  ('freelance_network', 12, 30, '{"en": "Freelancers, unless they renew", "sv": "Frilansare, om de inte förnyar"}'),
  ('waiting_list', 24, 30, '{"en": "Companies on the waiting list", "sv": "Företag på väntelistan"}'),
  ('outbox', 6, 0, '{"en": "Copies of sent mail", "sv": "Kopior av skickad e-post"}'),
  ('analytics', 3, 0, '{"en": "Single analytics events; daily sums stay", "sv": "Enskilda besökshändelser; dagssummor finns kvar"}'),
  ('audit_log', 60, 0, '{"en": "Audit log, which holds no personal data of applicants", "sv": "Granskningslogg, som inte innehåller sökandes personuppgifter"}');

-- What each run of the retention task found and did, in numbers.
create table public.retention_runs (
  id bigint generated always as identity primary key,
  is_dry_run boolean not null,
  counts jsonb not null default '{}' check (jsonb_typeof(counts) = 'object' and pg_column_size(counts) <= 8192),
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
create index on public.retention_runs (started_at desc);
alter table public.retention_runs enable row level security;
grant select on public.retention_runs to authenticated;
create policy "admins can read retention runs" on public.retention_runs
  for select to authenticated using ((select private.is_staff('admin')));
