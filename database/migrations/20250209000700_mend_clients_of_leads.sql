-- The first wording took the lead's own column for the client that was looked for.
create or replace function public.make_client_of_lead(lead uuid, client_name text)
returns table (client_id uuid, is_new_client boolean, is_new_contact boolean)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  contact uuid;
  chosen uuid;
begin
  select person_id, waiting_list.client_id into contact, chosen from public.waiting_list where id = lead for update;
  if contact is null then
    raise no_data_found using message = 'there is no such lead';
  end if;
  is_new_client := false;
  if chosen is null then
    select id into chosen from public.clients where lower(name) = lower(btrim(client_name));
  end if;
  if chosen is null then
    insert into public.clients (name) values (btrim(client_name)) returning id into chosen;
    is_new_client := true;
  end if;
  insert into public.client_contacts (client_id, person_id) values (chosen, contact) on conflict do nothing;
  is_new_contact := found;
  update public.waiting_list set client_id = chosen where id = lead;
  client_id := chosen;
  return next;
end $$;
