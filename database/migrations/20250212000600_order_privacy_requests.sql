-- What is open comes first, the nearest deadline on top.
create or replace view public.privacy_request_list with (security_invoker = true) as
  select request.id, request.kind, request.kind::text as kind_name, request.state, request.state in ('received', 'in_progress') as is_open,
    request.due_at, request.message, request.note, request.completed_at, request.created_at, request.handled_by,
    handler.name as handler_name, person.id as person_id, person.full_name, person.email::text as email,
    person.language, person.legal_hold, person.erase_after, person.anonymised_at,
    case when request.state in ('received', 'in_progress') then request.due_at end as open_until
  from public.privacy_requests as request
  left join public.people as person on person.id = request.person_id
  left join public.staff_profiles as handler on handler.user_id = request.handled_by;
