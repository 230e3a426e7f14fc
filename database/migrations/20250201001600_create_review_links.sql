create type public.review_decision as enum ('interview', 'pass');

-- A hiring client's key to a shortlist for one job. Only the hash of the token is kept.
create table public.review_links (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  recipient_name text not null check (length(btrim(recipient_name)) between 1 and 120),
  recipient_email public.email_address,
  language public.language not null default 'en',
  message text check (length(message) <= 2000),
  expires_at timestamptz not null default now() + interval '30 days',
  revoked_at timestamptz,
  last_opened_at timestamptz,
  created_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.review_links (job_id, created_at desc);
create index on public.review_links (created_by);
create trigger set_updated_at before update on public.review_links
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.review_links
  for each row execute function private.audit('id');
alter table public.review_links enable row level security;
grant select, insert, delete on public.review_links to authenticated;
grant update (recipient_name, recipient_email, language, message, expires_at, revoked_at)
  on public.review_links to authenticated;
create policy "recruiters can read review links" on public.review_links
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert review links" on public.review_links
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update review links" on public.review_links
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete review links" on public.review_links
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));

create table public.review_link_items (
  id uuid primary key default gen_random_uuid(),
  review_link_id uuid not null references public.review_links (id) on delete cascade,
  application_id uuid not null references public.applications (id) on delete cascade,
  position integer not null default 0,
  presentation text check (length(presentation) <= 4000),
  shows_cv boolean not null default true,
  decision public.review_decision,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (review_link_id, application_id)
);
create index on public.review_link_items (application_id);
create trigger set_updated_at before update on public.review_link_items
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.review_link_items
  for each row execute function private.audit('id');
alter table public.review_link_items enable row level security;
grant select, delete on public.review_link_items to authenticated;
-- The decision is the client's: staff cannot make it for them.
grant insert (id, review_link_id, application_id, position, presentation, shows_cv),
  update (position, presentation, shows_cv) on public.review_link_items to authenticated;
create policy "recruiters can read shortlists" on public.review_link_items
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert into shortlists" on public.review_link_items
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update shortlists" on public.review_link_items
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete from shortlists" on public.review_link_items
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));

create table public.review_events (
  id bigint generated always as identity primary key,
  review_link_id uuid not null references public.review_links (id) on delete cascade,
  item_id uuid references public.review_link_items (id) on delete cascade,
  kind text not null check (kind in ('opened', 'viewed', 'downloaded_cv', 'commented', 'asked_for_interview', 'passed')),
  comment text check (length(comment) <= 4000),
  created_at timestamptz not null default now(),
  constraint "comments say something" check (kind <> 'commented' or length(btrim(coalesce(comment, ''))) > 0)
);
create index on public.review_events (review_link_id, created_at desc);
create index on public.review_events (item_id);
alter table public.review_events enable row level security;
grant select on public.review_events to authenticated;
create policy "recruiters can read review events" on public.review_events
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
