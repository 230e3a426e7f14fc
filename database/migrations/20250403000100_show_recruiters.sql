-- Applicants and clients see the recruiter they deal with: name and picture, and only of staff who agreed to it.
alter table public.staff_profiles add column is_public boolean not null default false;
grant update (is_public) on public.staff_profiles to authenticated;

create or replace function private.guard_staff_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return new;
  end if;
  if new.user_id = auth.uid() then
    if (to_jsonb(new) - '{name,language,title,avatar_path,is_public,updated_at}'::text[])
      is distinct from (to_jsonb(old) - '{name,language,title,avatar_path,is_public,updated_at}'::text[]) then
      raise insufficient_privilege using message = 'you can change your own name, title, picture and language only';
    end if;
  elsif new.user_id <> old.user_id then
    raise insufficient_privilege using message = 'a profile stays with its account';
  elsif new.is_public and not old.is_public then
    raise insufficient_privilege using message = 'people decide themselves whether visitors see them';
  end if;
  return new;
end $$;

drop trigger audit on public.staff_profiles;
create trigger audit after insert or delete or update of name, email, role, state, language, title, avatar_path, is_public
  on public.staff_profiles for each row execute function private.audit('user_id');

create function private.show_recruiter(staff_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', name, 'image', avatar_path)
  from public.staff_profiles
  where user_id = staff_id and is_public and state = 'active' and role in ('recruiter', 'admin')
$$;
revoke all on function private.show_recruiter(uuid) from public;
grant execute on function private.show_recruiter(uuid) to service_role;

-- The owner of a job that visitors can read.
create function public.get_job_recruiter(job_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.show_recruiter(staff.owner_id)
  from public.jobs as job join public.job_staff as staff on staff.job_id = job.id
  where job.id = get_job_recruiter.job_id and job.state <> 'draft' and (job.opens_at is null or job.opens_at <= now())
$$;
revoke all on function public.get_job_recruiter(uuid) from public;
grant execute on function public.get_job_recruiter(uuid) to anon, authenticated, service_role;

-- The pages of jobs show their owner, so a change of either drops them from page caches.
create function private.notify_recruiter() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_notify('content', '{"table": "jobs", "op": "update"}');
  return null;
end $$;
revoke all on function private.notify_recruiter() from public;

create trigger notify_recruiter after update of owner_id on public.job_staff
  for each row when (old.owner_id is distinct from new.owner_id) execute function private.notify_recruiter();
create trigger notify_recruiter after update of name, avatar_path, is_public, state, role on public.staff_profiles
  for each row when (old.is_public or new.is_public) execute function private.notify_recruiter();
