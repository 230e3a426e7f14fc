-- Restricted jobs, and who works on a job besides its owner: colleagues, and contacts of the client.
-- Visitors read jobs whole, so what says that a job is restricted is with the columns of staff (021).
alter table public.job_staff add column is_restricted boolean not null default false;
create index job_staff_restricted_idx on public.job_staff (job_id) where is_restricted;
comment on table public.job_staff is
  'Who owns a job, who last changed it, the template of its stages, and whether only its team sees it.';

create table public.job_members (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  staff_id uuid not null references public.staff_profiles (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (job_id, staff_id)
);
create index on public.job_members (staff_id);

create table public.job_contacts (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null,
  client_id uuid not null,
  person_id uuid not null,
  may_answer boolean not null default true,
  created_at timestamptz not null default now(),
  unique (job_id, person_id),
  foreign key (job_id, client_id) references public.jobs (id, client_id) on delete cascade,
  foreign key (client_id, person_id) references public.client_contacts (client_id, person_id)
    on update cascade on delete cascade
);
create index on public.job_contacts (job_id, client_id);
create index on public.job_contacts (client_id, person_id);

-- Rows without content: back offices read everything again, because some of it may be hidden from them now.
create table public.visibility_changes (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now()
);
create index on public.visibility_changes (created_at);

-- The restricted jobs that the calling colleague must not see. API tokens are on no team. Nothing is hidden from the
-- product itself, and visitors see only what is published anyway.
create function private.hidden_jobs() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
  is_token constant boolean := auth.jwt() ->> 'token_id' is not null;
begin
  if caller is null or not exists (select from public.job_staff where is_restricted)
    or not is_token and coalesce(private.staff_role(), 'admin') = 'admin' then
    return;
  end if;
  return query select staff.job_id from public.job_staff as staff
    where staff.is_restricted and (is_token or (
      staff.owner_id is distinct from caller
      and not exists (
        select from public.job_members as member where member.job_id = staff.job_id and member.staff_id = caller
      )
    ));
end $$;
revoke all on function private.hidden_jobs() from public;
grant execute on function private.hidden_jobs() to api_token, authenticated, service_role;

-- Whether a colleague may know about a job, for what the product does by itself.
create function private.is_shown_job(job uuid, colleague uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.job_staff as known where known.job_id = is_shown_job.job and known.is_restricted
  )
  or exists (select from public.staff_profiles where user_id = colleague and role = 'admin')
  or exists (select from public.job_staff as staff where staff.job_id = is_shown_job.job and staff.owner_id = colleague)
  or exists (select from public.job_members as member where member.job_id = is_shown_job.job and member.staff_id = colleague)
$$;
revoke all on function private.is_shown_job(uuid, uuid) from public;
grant execute on function private.is_shown_job(uuid, uuid) to service_role;

create function private.require_shown_job(wanted uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if wanted in (select private.hidden_jobs()) then
    raise no_data_found using message = 'there is no such job', hint = 'not_found';
  end if;
end $$;
revoke all on function private.require_shown_job(uuid) from public;
grant execute on function private.require_shown_job(uuid) to service_role;

-- A function, because whoever restricts a job stays on its team.
create function public.restrict_job(job uuid, restricted boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  perform private.require_shown_job(restrict_job.job);
  -- Whoever saves the job locks it before the row of its staff, too; applications that arrive need not wait.
  perform from public.jobs where id = restrict_job.job for no key update;
  if not found then
    raise no_data_found using message = 'there is no such job', hint = 'not_found';
  end if;
  if restricted and not private.is_shown_job(restrict_job.job, auth.uid()) then
    raise no_data_found using message = 'there is no such job', hint = 'not_found';
  end if;
  if restricted and private.is_staff('recruiter') then
    insert into public.job_members (job_id, staff_id) values (restrict_job.job, auth.uid()) on conflict do nothing;
  end if;
  update public.job_staff set is_restricted = restricted
  where job_id = restrict_job.job and is_restricted <> restricted;
end $$;
revoke all on function public.restrict_job(uuid, boolean) from public, anon;
grant execute on function public.restrict_job(uuid, boolean) to authenticated, service_role;

alter table public.job_members enable row level security;
alter table public.job_contacts enable row level security;
alter table public.visibility_changes enable row level security;

create policy "staff can read teams of jobs" on public.job_members for select to authenticated
  using ((select private.is_staff()));
create policy "recruiters can insert members of teams" on public.job_members for insert to authenticated
  with check ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete members of teams" on public.job_members for delete to authenticated
  using ((select private.is_staff('recruiter', 'admin')));
create policy "restricted jobs are hidden outside of their team" on public.job_members as restrictive to authenticated
  using (job_id not in (select private.hidden_jobs()));

create policy "recruiters can read contacts on teams" on public.job_contacts for select to authenticated
  using ((select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure()));
create policy "recruiters can insert contacts on teams" on public.job_contacts for insert to authenticated
  with check (
    (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
  );
create policy "recruiters can update contacts on teams" on public.job_contacts for update to authenticated
  using ((select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete contacts on teams" on public.job_contacts for delete to authenticated
  using ((select private.is_staff('recruiter', 'admin')));
create policy "restricted jobs are hidden outside of their team" on public.job_contacts as restrictive to authenticated
  using (job_id not in (select private.hidden_jobs()));

create policy "staff can read that something became visible or hidden" on public.visibility_changes for select to authenticated
  using ((select private.is_staff()));

grant all on public.job_members, public.job_contacts, public.visibility_changes to service_role;
grant select, delete on public.job_members, public.job_contacts to authenticated;
grant insert (job_id, staff_id) on public.job_members to authenticated;
grant insert (job_id, client_id, person_id, may_answer), update (may_answer) on public.job_contacts to authenticated;
grant select on public.visibility_changes to authenticated;

drop trigger audit on public.job_staff;
create trigger audit after update of owner_id, stage_template_id, is_restricted on public.job_staff
  for each row when (
    old.owner_id is distinct from new.owner_id or old.stage_template_id is distinct from new.stage_template_id
    or old.is_restricted <> new.is_restricted
  ) execute function private.audit('job_id');
create trigger audit after insert or delete on public.job_members
  for each row execute function private.audit('job_id', 'staff_id');
create trigger audit after insert or update or delete on public.job_contacts
  for each row execute function private.audit('job_id', 'person_id');

create function private.tell_of_visibility() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The team of a job that everybody sees hides nothing.
  if tg_table_name = 'job_staff' or exists (
    select from public.job_staff where job_id = coalesce(new.job_id, old.job_id) and is_restricted
  ) then
    insert into public.visibility_changes default values;
  end if;
  return null;
end $$;
revoke all on function private.tell_of_visibility() from public;
grant execute on function private.tell_of_visibility() to service_role;

create trigger tell_of_visibility after insert or delete on public.job_members
  for each row execute function private.tell_of_visibility();
create trigger tell_of_visibility after update of owner_id, is_restricted on public.job_staff
  for each row when (old.is_restricted <> new.is_restricted or new.is_restricted and old.owner_id is distinct from new.owner_id)
  execute function private.tell_of_visibility();

-- The next client has other contacts.
create function private.forget_contacts_of_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.job_contacts where job_id = old.id;
  return new;
end $$;
revoke all on function private.forget_contacts_of_job() from public;
grant execute on function private.forget_contacts_of_job() to service_role;
create trigger forget_contacts before update of client_id on public.jobs
  for each row when (old.client_id is distinct from new.client_id) execute function private.forget_contacts_of_job();

alter publication supabase_realtime add table public.job_members, public.job_contacts, public.visibility_changes;
