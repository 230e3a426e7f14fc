create type public.consent_purpose as enum (
  'application', 'candidate_bank', 'freelance_network', 'waiting_list', 'contact', 'calculation'
);

-- What people were shown when they agreed. A text is never changed once published: a new version is added.
create table public.consent_texts (
  id uuid primary key default gen_random_uuid(),
  purpose public.consent_purpose not null,
  version integer not null check (version > 0),
  body public.localized_text not null check (private.longest(body) <= 4000),
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (purpose, version),
  constraint "consent texts exist in both languages" check (public.localized_missing(body) = '{}')
);
create trigger set_updated_at before update on public.consent_texts
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.consent_texts
  for each row execute function private.audit('id');
create trigger notify_content after insert or update or delete on public.consent_texts
  for each row execute function private.notify_content();
alter table public.consent_texts enable row level security;
grant select on public.consent_texts to anon, authenticated;
grant insert on public.consent_texts to authenticated;
create policy "anyone can read consent texts" on public.consent_texts
  for select to anon, authenticated using (true);
create policy "admins can insert consent texts" on public.consent_texts
  for insert to authenticated with check ((select private.is_staff('admin')));

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.people (id) on delete cascade,
  consent_text_id uuid not null references public.consent_texts (id) on delete restrict,
  purpose public.consent_purpose not null,
  language public.language not null,
  given_at timestamptz not null default now(),
  expires_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.consents (person_id, given_at desc);
create index on public.consents (consent_text_id);
create index on public.consents (expires_at) where withdrawn_at is null;
create trigger set_updated_at before update on public.consents
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.consents
  for each row execute function private.audit('id');
alter table public.consents enable row level security;
grant select on public.consents to authenticated;
create policy "recruiters can read consents" on public.consents
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "people can read their own consents" on public.consents
  for select to authenticated using (person_id = (select private.own_person_id()));
