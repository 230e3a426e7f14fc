-- Somebody who becomes a client has been answered: the lead no longer waits as a new one.
create or replace function public.make_client_of_lead(lead uuid, client_name text)
returns table (client_id uuid, is_new_client boolean, is_new_contact boolean)
language plpgsql set search_path = '' as $$
declare
  converted public.waiting_list;
  chosen uuid;
begin
  select * into converted from public.waiting_list where id = lead for update;
  if converted.id is null then
    raise no_data_found using message = 'there is no such lead';
  end if;
  chosen := converted.client_id;
  is_new_client := false;
  if chosen is null then
    select id into chosen from public.clients where lower(name) = lower(btrim(client_name));
  end if;
  if chosen is null then
    insert into public.clients (name) values (btrim(client_name)) returning id into chosen;
    update public.client_details as details
    set language = converted.language, owner_id = coalesce(converted.assignee_id, owner_id)
    where details.client_id = chosen;
    is_new_client := true;
  end if;
  insert into public.client_contacts (client_id, person_id, is_primary)
  values (chosen, converted.person_id, is_new_client)
  on conflict do nothing;
  is_new_contact := found;
  update public.waiting_list
  set client_id = chosen, state = case converted.state when 'new' then 'contacted' else converted.state end
  where id = lead and waiting_list.client_id is distinct from chosen;
  client_id := chosen;
  return next;
end $$;
