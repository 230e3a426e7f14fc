-- Every recruiter could delete the client of another, with its notes and billing, and change its country or legal name,
-- which decide the VAT and the buyer of its invoices. Both are now for administrators and the owner (131, 157).
drop policy "recruiters can delete clients" on public.clients;
create policy "admins and owners can delete clients" on public.clients for delete to authenticated using (
  (select private.is_staff('admin')) or id in (select private.owned_clients())
);

-- Without its own check, an owner could not hand over a client: the new row is no longer theirs.
drop policy "recruiters can update details of clients" on public.client_details;
create policy "admins and owners can update details of clients" on public.client_details for update to authenticated
  using ((select private.is_staff('admin')) or client_id in (select private.owned_clients()))
  with check ((select private.is_staff('recruiter', 'admin')));
drop trigger guard_client_owner on public.client_details;
drop function private.guard_client_owner();

-- The name is that of the buyer if there is no legal name. The rest of the row is what the site shows.
create function private.guard_client_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is not distinct from 'authenticated' and not private.is_staff('admin')
    and old.id not in (select private.owned_clients()) then
    raise insufficient_privilege using message = 'only the owner or an administrator renames a client',
      hint = 'client_not_yours';
  end if;
  return new;
end $$;
revoke all on function private.guard_client_name() from public;
create trigger guard_client_name before update of name on public.clients
  for each row when (old.name is distinct from new.name) execute function private.guard_client_name();

-- Invoices are for administrators and the owner, and so is their history; client_timeline reads this table, too.
alter policy "recruiters can read events of clients" on public.client_events using (
  (select private.is_staff('recruiter', 'admin'))
  and (
    (kind not like 'invoice\_%' and kind not like 'credit\_note\_%')
    or (select private.is_staff('admin')) or client_id in (select private.owned_clients())
  )
);

-- Browsers drop further slashes, so https:///other.example leads to another host than it seems to.
create or replace function private.is_safe_url(url text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select url !~ '[\u0001-\u001f\u007f\\]' and case
    when url ~ '^/' then
      path !~ '^//'
      -- Removing dot segments may leave two slashes at the beginning.
      and not (path ~ '//' and path ~* '/(\.|%2e){1,2}(/|$)')
    -- Credentials look like a host: https://known.example@other.example
    when url ~* '^https?:' then url ~* '^https?://[^/?#@\s]+([/?#]|$)'
    else url ~* '^(mailto:|tel:|#)'
  end
  from regexp_replace(url, '[?#].*$', '') as path
$$;
