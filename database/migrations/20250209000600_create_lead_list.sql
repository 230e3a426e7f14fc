-- Leads as the list reads them: with the person, the client they became and what the calculator had said.
create view public.lead_list with (security_invoker = true) as
  select lead.id, lead.company, person.full_name, person.email::text as email, person.phone::text as phone, lead.person_id,
    lead.language, lead.source, lead.plan, lead.roles_to_fill, lead.state, lead.state_changed_at, lead.assignee_id,
    assignee.name as assignee_name, lead.client_id, client.name as client_name, lead.created_at,
    (lead.calculation #>> '{result,saving}')::numeric as saving, lead.calculation #>> '{result,currency}' as saving_currency
  from public.waiting_list as lead
  join public.people as person on person.id = lead.person_id
  left join public.staff_profiles as assignee on assignee.user_id = lead.assignee_id
  left join public.clients as client on client.id = lead.client_id
  where person.merged_into is null and person.anonymised_at is null and person.erase_after is null;
revoke all on public.lead_list from service_role;
grant select on public.lead_list to authenticated, service_role;

-- By company, person or what they wrote. With the caller's rights: leads are few.
create function public.find_in_lead_list(query text) returns setof public.lead_list
language sql stable set search_path = '' as $$
  select list.*
  from public.lead_list as list
  join public.waiting_list as lead on lead.id = list.id
  where private.fold(concat_ws(
    ' ', list.company, list.full_name, list.email, list.phone, list.roles_to_fill, lead.message, lead.note
  )) like all (
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
  )
$$;
grant execute on function public.find_in_lead_list(text) to authenticated;
