-- Requests with the person they are about; without one once the person is erased.
create view public.privacy_request_list with (security_invoker = true) as
  select request.id, request.kind, request.kind::text as kind_name, request.state, request.state in ('received', 'in_progress') as is_open,
    request.due_at, request.message, request.note, request.completed_at, request.created_at, request.handled_by,
    handler.name as handler_name, person.id as person_id, person.full_name, person.email::text as email,
    person.language, person.legal_hold, person.erase_after, person.anonymised_at
  from public.privacy_requests as request
  left join public.people as person on person.id = request.person_id
  left join public.staff_profiles as handler on handler.user_id = request.handled_by;
revoke all on public.privacy_request_list from service_role;
grant select on public.privacy_request_list to authenticated;

-- Who takes a request and when it ended are facts, not fields.
create function private.follow_privacy_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'received' then
    new.handled_by := null;
  elsif auth.role() = 'authenticated' then
    new.handled_by := coalesce(private.acting_staff_id(), new.handled_by);
  end if;
  new.completed_at := case when new.state in ('done', 'refused') then now() end;
  return new;
end $$;
create trigger follow_privacy_request before update of state on public.privacy_requests
  for each row when (old.state is distinct from new.state) execute function private.follow_privacy_request();
