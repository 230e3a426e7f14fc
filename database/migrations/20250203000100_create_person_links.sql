-- Keys to a person's own page, mailed and never stored: only their hash is. A link of the purpose "application" opens
-- one application alone, because whoever applied was matched by something weaker than the e-mail address.
create table private.person_links (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.people (id) on delete cascade,
  application_id uuid references public.applications (id) on delete cascade,
  purpose text not null check (purpose in ('person', 'application', 'unsubscribe')),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint "a link to an application names it" check (purpose <> 'application' or application_id is not null)
);
create index on private.person_links (person_id);
create index on private.person_links (application_id) where application_id is not null;
create index on private.person_links (expires_at);
grant select, insert, update, delete on private.person_links to service_role;

-- Where this applicant wants the answer, when it is not the address the person is known by.
alter table public.applications add column contact_email public.email_address;
