-- The saving stands where the calculator's own function puts it.
create or replace view public.lead_list with (security_invoker = true) as
  select lead.id, lead.company, person.full_name, person.email::text as email, person.phone::text as phone, lead.person_id,
    lead.language, lead.source, lead.plan, lead.roles_to_fill, lead.state, lead.state_changed_at, lead.assignee_id,
    assignee.name as assignee_name, lead.client_id, client.name as client_name, lead.created_at,
    (lead.calculation ->> 'saving')::numeric as saving, lead.calculation #>> '{input,currency}' as saving_currency
  from public.waiting_list as lead
  join public.people as person on person.id = lead.person_id
  left join public.staff_profiles as assignee on assignee.user_id = lead.assignee_id
  left join public.clients as client on client.id = lead.client_id
  where person.merged_into is null and person.anonymised_at is null and person.erase_after is null;
