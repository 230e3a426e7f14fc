-- One row per human being. Applicant, candidate, freelancer and lead are roles of a person.
create table public.people (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete set null,
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  full_name text not null generated always as (btrim(first_name || ' ' || last_name)) stored,
  email public.email_address,
  phone public.phone_number,
  linkedin_sub text check (length(linkedin_sub) <= 255),
  linkedin_url public.web_address,
  language public.language not null default 'en',
  location text check (length(location) <= 120),
  headline text check (length(headline) <= 200),
  source text check (length(source) <= 80),
  last_activity_at timestamptz not null default now(),
  legal_hold boolean not null default false,
  legal_hold_reason text check (length(legal_hold_reason) <= 500),
  -- Quarantine: hidden from everyday work, erased after this moment unless somebody brings the person back.
  erase_after timestamptz,
  anonymised_at timestamptz,
  merged_into uuid references public.people (id) on delete restrict,
  search_name text not null generated always as (
    private.fold(btrim(first_name || ' ' || last_name) || ' ' || coalesce(email::text, '') || ' ' || coalesce(phone::text, ''))
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "nobody is merged into themselves" check (merged_into <> id),
  constraint "a held person is not erased" check (not legal_hold or (erase_after is null and anonymised_at is null)),
  constraint "an anonymous person has no contact data" check (
    anonymised_at is null or (
      email is null and phone is null and linkedin_sub is null and linkedin_url is null
      and first_name = '' and last_name = '' and user_id is null
    )
  )
);
create unique index people_email_key on public.people (email) where merged_into is null and anonymised_at is null;
create unique index people_linkedin_sub_key on public.people (linkedin_sub)
  where merged_into is null and anonymised_at is null;
create index on public.people (phone) where phone is not null;
create index on public.people (linkedin_url) where linkedin_url is not null;
create index on public.people (merged_into) where merged_into is not null;
create index on public.people (erase_after) where erase_after is not null;
create index on public.people (last_activity_at desc, id desc);
create index on public.people (created_at desc, id desc);
create index on public.people (full_name, id);
create index on public.people using gin (search_name extensions.gin_trgm_ops);

create function private.own_person_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.people where user_id = auth.uid() and merged_into is null and anonymised_at is null
$$;
grant execute on function private.own_person_id() to anon, authenticated;

create trigger guard_own_columns before update on public.people
  for each row execute function private.guard_own_columns(
    'first_name', 'last_name', 'full_name', 'search_name', 'phone', 'linkedin_url', 'language', 'location', 'headline'
  );
create trigger set_updated_at before update on public.people
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.people
  for each row execute function private.audit('id');

alter table public.people enable row level security;
grant select, insert, update on public.people to authenticated;
create policy "recruiters can read people" on public.people
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert people" on public.people
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update people" on public.people
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "people can read themselves" on public.people
  for select to authenticated using (id = (select private.own_person_id()));
create policy "people can update themselves" on public.people
  for update to authenticated using (id = (select private.own_person_id()));

-- Whom a person may be one with: living people who share a telephone number, a LinkedIn profile or a name.
-- Each pair appears from both sides.
create view public.possible_duplicates with (security_invoker = true) as
  with living as not materialized (
    select id, phone, linkedin_url, full_name from public.people where merged_into is null and anonymised_at is null
  )
  select one.id as person_id, other.id as other_id, 'phone' as reason
  from living as one join living as other on other.phone = one.phone and other.id <> one.id
  union all
  select one.id, other.id, 'linkedin'
  from living as one join living as other on other.linkedin_url = one.linkedin_url and other.id <> one.id
  union all
  select one.id, other.id, 'name'
  from living as one join living as other on other.full_name = one.full_name and other.id <> one.id
  where one.full_name <> '';
revoke all on public.possible_duplicates from service_role;
grant select on public.possible_duplicates to authenticated, service_role;

create table public.person_events (
  id bigint generated always as identity primary key,
  person_id uuid not null references public.people (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  actor_id uuid references public.staff_profiles (user_id) on delete set null,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object' and pg_column_size(data) <= 4096),
  created_at timestamptz not null default now()
);
create index on public.person_events (person_id, created_at desc, id desc);
create index on public.person_events (actor_id) where actor_id is not null;
alter table public.person_events enable row level security;
grant select on public.person_events to authenticated;
create policy "recruiters can read person events" on public.person_events
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));

create table public.tags (
  id uuid primary key default gen_random_uuid(),
  name extensions.citext not null unique check (length(btrim(name::text)) between 1 and 40),
  colour text not null default 'sand' check (colour ~ '^[a-z]{1,20}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger set_updated_at before update on public.tags
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.tags
  for each row execute function private.audit('id');
alter table public.tags enable row level security;
grant select, insert, update, delete on public.tags to authenticated;
create policy "recruiters can read tags" on public.tags
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert tags" on public.tags
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update tags" on public.tags
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete tags" on public.tags
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));

create table public.person_tags (
  person_id uuid not null references public.people (id) on delete cascade,
  tag_id uuid not null references public.tags (id) on delete cascade,
  created_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (person_id, tag_id)
);
create index on public.person_tags (tag_id, person_id);
create index on public.person_tags (created_by);
create trigger audit after insert or update or delete on public.person_tags
  for each row execute function private.audit('person_id', 'tag_id');
alter table public.person_tags enable row level security;
grant select, insert, delete on public.person_tags to authenticated;
create policy "recruiters can read person tags" on public.person_tags
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert person tags" on public.person_tags
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete person tags" on public.person_tags
  for delete to authenticated using ((select private.is_staff('recruiter', 'admin')));
