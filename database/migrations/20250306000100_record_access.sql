-- Reading counts too: downloads of files, exports and bulk reads of people leave a line in the audit
-- log. Of many rows their number is recorded, and no key.
alter table public.audit_log add column row_count integer check (row_count >= 0);

-- Lists are exported by the browser, page by page; it announces here what it is about to write.
create function public.record_export(relation text, row_count integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.staff_role() is null then
    raise insufficient_privilege using message = 'only staff can export lists';
  end if;
  if relation is null or relation !~ '^[a-z_]{1,63}$' or row_count is null then
    raise invalid_parameter_value using message = 'a list and its number of rows are needed';
  end if;
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id, row_count)
  values (auth.uid(), auth.role(), 'export', record_export.relation, '', greatest(record_export.row_count, 0));
end $$;
revoke all on function public.record_export(text, integer) from public;
grant execute on function public.record_export(text, integer) to authenticated, service_role;
