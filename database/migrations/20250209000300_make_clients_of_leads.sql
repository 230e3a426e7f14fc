-- A lead becomes a client: the company under that name, new or known, with the person as its contact. With the
-- caller's rights, and all of it or nothing.
create function public.make_client_of_lead(lead uuid, client_name text)
returns table (client_id uuid, is_new_client boolean, is_new_contact boolean)
language plpgsql volatile security invoker set search_path = '' as $$
declare
  contact uuid;
  company uuid;
begin
  select person_id, waiting_list.client_id into contact, company from public.waiting_list where id = lead for update;
  if contact is null then
    raise no_data_found using message = 'there is no such lead';
  end if;
  is_new_client := false;
  if company is null then
    select id into company from public.clients where lower(name) = lower(btrim(client_name));
  end if;
  if company is null then
    insert into public.clients (name) values (btrim(client_name)) returning id into company;
    is_new_client := true;
  end if;
  insert into public.client_contacts (client_id, person_id) values (company, contact) on conflict do nothing;
  is_new_contact := found;
  update public.waiting_list set client_id = company where id = lead;
  client_id := company;
  return next;
end $$;
grant execute on function public.make_client_of_lead(uuid, text) to authenticated;
