-- The roles, schemas and extensions that a hosted Supabase brings along.
-- Roles belong to the whole cluster, so another database may have made them already, or be making them now.

do $$
declare
  may_create boolean;
  may_bypass boolean;
  member_test text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
  grant_options text := case
    when current_setting('server_version_num')::int >= 160000 then ' with inherit false, set true'
    else ''
  end;
  wanted record;
begin
  if current_setting('server_version_num')::int < 150000 then
    raise exception 'PostgreSQL 15 or newer is needed; this server is %', current_setting('server_version');
  end if;

  if not has_database_privilege(current_user, current_database(), 'CREATE')
    or not has_schema_privilege(current_user, 'public', 'CREATE') then
    raise exception 'user % may not create schemas in database % or tables in its schema public',
      current_user, current_database()
      using hint = format('Make it the owner: alter database %I owner to %I;', current_database(), current_user);
  end if;

  select rolcreaterole or rolsuper, rolbypassrls or rolsuper into may_create, may_bypass
  from pg_roles where rolname = current_user;

  for wanted in
    select * from (values
      ('anon', '3s'),
      ('authenticated', '8s'),
      ('service_role', '60s')
    ) as roles (name, statement_timeout)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      if not may_create then
        raise exception 'role % is missing and user % may not create roles', wanted.name, current_user
          using hint = format(
            'As an administrator run: alter role %I createrole; or create the roles anon, authenticated and service_role and grant them to it.',
            current_user
          );
      end if;
      begin
        execute format(
          'create role %I nologin noinherit%s',
          wanted.name,
          -- Managed services seldom let their users hand out BYPASSRLS;
          -- auth.ensure_service_role_policies() makes up for it.
          case when wanted.name = 'service_role' and may_bypass then ' bypassrls' else '' end
        );
        execute format('alter role %I set statement_timeout = %L', wanted.name, wanted.statement_timeout);
      exception
        when duplicate_object or unique_violation then null;
      end;
    end if;

    if not pg_has_role(current_user, wanted.name, member_test) then
      begin
        execute format('grant %I to %I%s', wanted.name, current_user, grant_options);
      exception
        when insufficient_privilege then
          raise exception 'user % is not a member of role % and may not make itself one', current_user, wanted.name
            using hint = format('As an administrator run: grant %I to %I;', wanted.name, current_user);
      end;
    end if;
  end loop;
end
$$;

create schema if not exists extensions;
create extension if not exists citext with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists btree_gist with schema extensions;

grant usage on schema extensions to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

-- Tables reach anon and authenticated only through their own grants; service_role sees what is new at once.
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;
