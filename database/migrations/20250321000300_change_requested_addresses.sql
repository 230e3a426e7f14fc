-- Answers a request for a new e-mail address, which begins with "E-mail: " (domain/people/new-email.ts). The caller needs
-- the right to change the person and the request, and both change or neither.
create function public.change_requested_email(request_id uuid) returns text
language plpgsql set search_path = '' as $$
declare
  prefix constant text := 'E-mail: ';
  request public.privacy_requests;
begin
  select * into request from public.privacy_requests
  where id = request_id and kind = 'rectification' and state in ('received', 'in_progress')
    and starts_with(message, prefix)
  for update;
  if request.id is null then
    raise no_data_found using message = 'there is no open request for a new address';
  end if;
  update public.people set email = substr(request.message, length(prefix) + 1)
  where id = request.person_id and anonymised_at is null and merged_into is null;
  if not found then
    raise no_data_found using message = 'there is no such person';
  end if;
  update public.privacy_requests set state = 'done' where id = request.id;
  return substr(request.message, length(prefix) + 1);
end $$;
revoke all on function public.change_requested_email(uuid) from public;
grant execute on function public.change_requested_email(uuid) to authenticated, service_role;
