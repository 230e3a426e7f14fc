-- A link to an application of somebody who awaits erasure says so, instead of that the application was removed. The
-- caller may read the person, whose page has the date and can bring the person back.
create function public.find_hidden_application(application_id uuid)
returns table (person_id uuid, erase_after timestamptz)
language sql stable security definer set search_path = '' as $$
  select person.id, person.erase_after
  from public.applications as application join public.people as person on person.id = application.person_id
  where application.id = find_hidden_application.application_id and person.erase_after is not null
    and private.is_staff('recruiter', 'admin')
$$;
revoke all on function public.find_hidden_application(uuid) from public;
grant execute on function public.find_hidden_application(uuid) to authenticated, service_role;
