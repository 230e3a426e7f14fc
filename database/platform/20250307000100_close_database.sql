-- The roles anon, authenticated and service_role belong to the whole cluster. Every installation's user may take them on,
-- and every installation's tables are granted to them, so the user of one must not get into the database of another.
-- By default PostgreSQL lets everybody into every database. Called at every start: a database that was copied or moved
-- with PostgreSQL's own tools comes without its privileges.

create function auth.close_database() returns boolean
language plpgsql
set search_path = ''
as $$
declare
  is_open boolean;
  open_to_public constant text := $query$
    select exists (
      select from pg_catalog.pg_database d
      cross join lateral pg_catalog.aclexplode(coalesce(d.datacl, pg_catalog.acldefault('d', d.datdba))) as entry
      where d.datname = pg_catalog.current_database() and entry.grantee = 0 and entry.privilege_type = 'CONNECT'
    )$query$;
begin
  execute open_to_public into is_open;
  if not is_open then
    return true;
  end if;
  -- Several processes may start at once, and two changes of one row of the catalog at once fail.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('auth.close_database'));
  execute pg_catalog.format('grant connect, temporary on database %I to %I', pg_catalog.current_database(), session_user);
  execute pg_catalog.format('revoke connect, temporary on database %I from public', pg_catalog.current_database());
  execute open_to_public into is_open;
  return not is_open;
exception
  when insufficient_privilege then
    return false;
end
$$;

comment on function auth.close_database() is
  'Lets nobody but the installation''s own user connect. False where that user does not own the database and may not.';

revoke execute on function auth.close_database() from public;
select auth.close_database();
