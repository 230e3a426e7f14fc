create type public.application_stage as enum ('new', 'screening', 'interview', 'offer', 'hired', 'rejected');

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete restrict,
  person_id uuid not null references public.people (id) on delete cascade,
  stage public.application_stage not null default 'new',
  stage_changed_at timestamptz not null default now(),
  -- Order on the board: compared byte by byte, so a card fits between any two others by a longer text.
  position text collate "C" not null
    default to_char(extract(epoch from clock_timestamp()) * 1000000, 'FM0000000000000000')
    check (position ~ '^[0-9a-z]{1,200}$'),
  -- Set until the applicant has really been told where things stand.
  owed_answer_since timestamptz default now(),
  owner_id uuid references public.staff_profiles (user_id) on delete set null,
  rating numeric(3, 2) check (rating between 1 and 5),
  source text not null default 'site' check (length(source) <= 80),
  language public.language not null default 'en',
  cv_document_id uuid references public.documents (id) on delete set null,
  cover_letter text check (length(cover_letter) <= 8000),
  consent_id uuid references public.consents (id) on delete set null,
  reject_reason text check (length(reject_reason) <= 80),
  -- Why this person and not another: an applicant may demand it under the Discrimination Act.
  merit_note text check (length(merit_note) <= 2000),
  decided_at timestamptz,
  decided_by uuid references public.staff_profiles (user_id) on delete set null,
  withdrawn_at timestamptz,
  withdrawn_reason text check (length(withdrawn_reason) <= 1000),
  imported boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "reject and hire need a merit note" check (
    stage not in ('hired', 'rejected') or imported or length(btrim(coalesce(merit_note, ''))) >= 3
  )
);
create unique index applications_job_person_key on public.applications (job_id, person_id) where withdrawn_at is null;
create index on public.applications (job_id, stage, position) where withdrawn_at is null;
create index on public.applications (job_id, created_at desc, id desc);
create index on public.applications (person_id, created_at desc);
create index on public.applications (stage, created_at desc, id desc);
create index on public.applications (stage) where withdrawn_at is null;
create index on public.applications (created_at desc, id desc);
create index on public.applications (owner_id, created_at desc, id desc);
create index on public.applications (rating desc, id desc) where rating is not null;
create index on public.applications (owed_answer_since, id) where owed_answer_since is not null;
create index on public.applications (decided_at) where decided_at is not null;
create index on public.applications (decided_by) where decided_by is not null;
create index on public.applications (cv_document_id) where cv_document_id is not null;
create index on public.applications (consent_id) where consent_id is not null;

create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  actor_id uuid references public.staff_profiles (user_id) on delete set null,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object' and pg_column_size(data) <= 4096),
  created_at timestamptz not null default now()
);
create index on public.application_events (application_id, created_at desc, id desc);
create index on public.application_events (actor_id) where actor_id is not null;

-- The calling member of staff, if it is one: the timeline names staff only.
create function private.acting_staff_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select user_id from public.staff_profiles where user_id = auth.uid()
$$;

create function private.record_application_event(application_id uuid, kind text, data jsonb default '{}') returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.application_events (application_id, kind, actor_id, data)
  values (application_id, kind, private.acting_staff_id(), jsonb_strip_nulls(data))
$$;

create function private.stamp_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.stage <> old.stage then
    new.stage_changed_at := now();
    new.owed_answer_since := coalesce(old.owed_answer_since, now());
    if new.stage in ('hired', 'rejected') then
      new.decided_at := now();
      new.decided_by := private.acting_staff_id();
    else
      new.decided_at := null;
      new.decided_by := null;
    end if;
  end if;
  if new.withdrawn_at is not null and old.withdrawn_at is null then
    new.owed_answer_since := null;
  end if;
  return new;
end $$;

create function private.follow_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.record_application_event(new.id, 'created', jsonb_build_object('stage', new.stage, 'source', new.source));
  else
    if new.stage <> old.stage then
      perform private.record_application_event(new.id, 'stage_moved', jsonb_build_object('from', old.stage, 'to', new.stage));
    end if;
    if new.job_id <> old.job_id then
      perform private.record_application_event(new.id, 'job_moved', jsonb_build_object('from', old.job_id, 'to', new.job_id));
    end if;
    if new.owner_id is distinct from old.owner_id then
      perform private.record_application_event(new.id, 'owner_changed', jsonb_build_object('from', old.owner_id, 'to', new.owner_id));
    end if;
    if new.withdrawn_at is not null and old.withdrawn_at is null then
      perform private.record_application_event(new.id, 'withdrawn');
    end if;
  end if;
  update public.people set last_activity_at = now() where id = new.person_id and last_activity_at < now();
  return null;
end $$;

create trigger stamp_application before update on public.applications
  for each row execute function private.stamp_application();
create trigger follow_application
  after insert or update of stage, job_id, owner_id, withdrawn_at on public.applications
  for each row execute function private.follow_application();
create trigger set_updated_at before update on public.applications
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.applications
  for each row execute function private.audit('id');

alter table public.applications enable row level security;
grant select, insert, update on public.applications to authenticated;
create policy "recruiters can read applications" on public.applications
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can insert applications" on public.applications
  for insert to authenticated with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can update applications" on public.applications
  for update to authenticated using ((select private.is_staff('recruiter', 'admin')));

alter table public.application_events enable row level security;
grant select on public.application_events to authenticated;
create policy "recruiters can read application events" on public.application_events
  for select to authenticated using ((select private.is_staff('recruiter', 'admin')));

-- One timeline per person, whatever the number of applications.
create view public.person_timeline with (security_invoker = true) as
  select person_id, null::uuid as application_id, null::uuid as job_id, kind, actor_id, data, created_at
  from public.person_events
  union all
  select application.person_id, application.id, application.job_id, event.kind, event.actor_id, event.data, event.created_at
  from public.application_events as event
  join public.applications as application on application.id = event.application_id;
revoke all on public.person_timeline from service_role;
grant select on public.person_timeline to authenticated, service_role;
