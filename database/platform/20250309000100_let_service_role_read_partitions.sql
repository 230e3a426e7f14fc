-- A partition with row-level security of its own refuses the service role too when it is read by its own name.

create or replace function auth.ensure_service_role_policies() returns integer
language plpgsql
set search_path = ''
as $$
declare
  added integer := 0;
  target record;
begin
  if (select rolbypassrls from pg_catalog.pg_roles where rolname = 'service_role') then
    return 0;
  end if;

  for target in
    select c.oid::pg_catalog.regclass as name
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'storage', 'realtime')
      and c.relkind in ('r', 'p')
      and c.relrowsecurity
      and not exists (
        select from pg_catalog.pg_policy p
        where p.polrelid = c.oid and p.polname = 'service role can do everything'
      )
    order by n.nspname, c.relname
  loop
    execute pg_catalog.format(
      'create policy "service role can do everything" on %s to service_role using (true) with check (true)',
      target.name
    );
    added := added + 1;
  end loop;
  return added;
end
$$;
