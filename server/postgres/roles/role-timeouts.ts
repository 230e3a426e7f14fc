export type ForbiddenRoleRow = { role: string };

/** Roles that no request may use, even if its token names them: superusers, and the owner of the tables. */
export const forbiddenRolesQuery =
  'select rolname as role from pg_catalog.pg_roles where rolsuper or rolname = session_user';

export type RoleTimeoutRow = { role: string; ms: number };

/** Statement timeouts set with ALTER ROLE: SET ROLE does not apply them, so the server does. */
export const roleTimeoutsQuery = `
select r.rolname as role, setting.ms::int as ms
from pg_catalog.pg_roles r
cross join lateral (
  select case
    when value ~ '^[0-9]+$' then value::numeric
    when value ~ '^[0-9]+ms$' then rtrim(value, 'ms')::numeric
    when value ~ '^[0-9]+s$' then rtrim(value, 's')::numeric * 1000
    when value ~ '^[0-9]+min$' then rtrim(value, 'min')::numeric * 60000
  end as ms
  from unnest(r.rolconfig) as entry
  cross join lateral (select substr(entry, 19) as value) as v
  where entry like 'statement_timeout=%'
) as setting
where setting.ms is not null and setting.ms < 2147483647`;

export const defaultTimeouts: Record<string, number> = {
  anon: 3_000,
  api_token: 8_000,
  authenticated: 8_000,
};

export const fallbackTimeoutMs = 60_000;
