-- A deleted row is told only to those who could see it. It can no longer be read, so the columns that policies look at
-- are captured with the deletion, and the policies' own expressions are tried on them.

-- Null where the table has no row-level security, or the row was captured before this column existed.
alter table realtime.changes add column judged jsonb;

-- The columns that select policies look at; null stands for the whole row. A virtual column is computed on reading and
-- so cannot be captured.
create function realtime.policy_columns(relation oid) returns text[]
language sql stable
set search_path = ''
as $$
  select case
    when exists (
      select from pg_catalog.pg_policy y
      where y.polrelid = c.oid and y.polcmd in ('r', '*')
        and strpos(pg_get_expr(y.polqual, y.polrelid), quote_ident(c.relname) || '.*') > 0
    ) then null
    else array(
      select distinct a.attname::text
      from pg_catalog.pg_policy y
      join pg_catalog.pg_depend d on d.classid = 'pg_catalog.pg_policy'::regclass and d.objid = y.oid
        and d.refclassid = 'pg_catalog.pg_class'::regclass and d.refobjid = c.oid
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid and a.attnum > 0
      where y.polrelid = c.oid and y.polcmd in ('r', '*') and a.attgenerated <> 'v'
    )
  end
  from pg_catalog.pg_class c
  where c.oid = relation
$$;

-- What row-level security asks of a row before this role may select it, with every name qualified.
create function realtime.select_condition(relation oid, reader text) returns text
language sql stable
set search_path = ''
as $$
  select coalesce('(' || string_agg(p.expression, ' or ') filter (where p.permissive) || ')', 'false')
    || coalesce(' and ' || string_agg(p.expression, ' and ') filter (where not p.permissive), '')
  from (
    select '(' || pg_get_expr(y.polqual, y.polrelid) || ')' as expression, y.polpermissive as permissive
    from pg_catalog.pg_policy y
    where y.polrelid = relation and y.polcmd in ('r', '*') and y.polqual is not null
      and (
        0 = any (y.polroles)
        or exists (
          select from pg_catalog.pg_roles r
          where r.rolname = reader
            and exists (select from unnest(y.polroles) as named (oid) where pg_has_role(r.oid, named.oid, 'usage'))
        )
      )
  ) as p
$$;

create or replace function realtime.capture_delete() returns trigger
language plpgsql security definer
set search_path = '' set timezone = 'UTC'
as $$
declare
  names text[] := realtime.identity_columns(tg_relid);
  guarded boolean := (select c.relrowsecurity from pg_catalog.pg_class c where c.oid = tg_relid);
  looked_at text[] := realtime.policy_columns(tg_relid);
begin
  insert into realtime.changes (schema_name, table_name, type, old_record, judged)
  select tg_table_schema, tg_table_name, 'DELETE', realtime.pick(o.document, names),
    case when guarded then realtime.pick(o.document, looked_at) end
  from (select to_jsonb(r.*) as document from old_rows as r) as o;
  if found then
    perform pg_notify('realtime_changes', pg_current_xact_id()::text);
  end if;
  return null;
end
$$;

create or replace function realtime.capture_row() returns trigger
language plpgsql security definer
set search_path = '' set timezone = 'UTC'
as $$
begin
  insert into realtime.changes (schema_name, table_name, type, record, old_record, judged)
  values (
    tg_table_schema,
    tg_table_name,
    tg_op,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    case when tg_op <> 'INSERT' then realtime.pick(to_jsonb(old), realtime.identity_columns(tg_relid)) end,
    case
      when tg_op = 'DELETE' and (select c.relrowsecurity from pg_catalog.pg_class c where c.oid = tg_relid)
      then realtime.pick(to_jsonb(old), realtime.policy_columns(tg_relid))
    end
  );
  perform pg_notify('realtime_changes', pg_current_xact_id()::text);
  return null;
end
$$;

revoke execute on function realtime.policy_columns(oid), realtime.select_condition(oid, text) from public;
