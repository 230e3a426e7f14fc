-- The role of requests with an API token. It has only the rights that migrations grant to it by name.
-- Roles belong to the whole cluster, so another database may have made it already, or be making it now.

do $$
begin
  if not exists (select from pg_roles where rolname = 'api_token') then
    begin
      create role api_token nologin noinherit;
      alter role api_token set statement_timeout = '8s';
    exception
      when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role(
    current_user, 'api_token', case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end
  ) then
    execute format(
      'grant api_token to %I%s', current_user,
      case when current_setting('server_version_num')::int >= 160000 then ' with inherit false, set true' else '' end
    );
  end if;
end
$$;

grant usage on schema public, extensions, auth, storage to api_token;
grant execute on function auth.uid(), auth.role(), auth.jwt() to api_token;
