-- older programs: run
-- A batch of changes is tried with the claims of each caller that follows the table. Callers share one subtransaction, which
-- only a policy that fails ends, and settings are assigned as plain expressions: each cost as much as the question itself.
create or replace function realtime.visible_rows(
  query text, key_type text, keys text, single_keys text[], roles text[], claims text[], path text
)
returns table (identity integer, visible text[])
language plpgsql
as $$
declare
  prepared text := 'realtime_' || md5(query);
  command text := format('execute %I (%L)', prepared, keys);
  part text[];
  setting text;
  i integer := 1;
  allowed text[] := array(
    select r.name from (select distinct unnest(roles) offset 0) as r (name) where realtime.may_act_as(r.name)
  );
begin
  -- The claims change from caller to caller, the plan does not: making it anew costs most of the time.
  perform set_config('search_path', path, true), set_config('timezone', 'UTC', true),
    set_config('plan_cache_mode', 'force_generic_plan', true);
  if not exists (select from pg_catalog.pg_prepared_statements s where s.name = prepared) then
    execute format('prepare %I (%s) as %s', prepared, key_type, query);
  end if;
  while i <= cardinality(roles) loop
    begin
      while i <= cardinality(roles) loop
        if roles[i] = any (allowed) then
          setting := set_config('request.jwt.claims', claims[i], true);
          setting := set_config('role', roles[i], true);
          execute command into visible;
          if visible is not null then
            identity := i;
            return next;
          end if;
        end if;
        i := i + 1;
      end loop;
    exception when others then
      -- A row that a policy fails on is hidden, neither from others nor with others.
      visible := null;
      for k in 1 .. case when cardinality(single_keys) > 1 then cardinality(single_keys) else 0 end loop
        begin
          setting := set_config('request.jwt.claims', claims[i], true);
          setting := set_config('role', roles[i], true);
          execute format('execute %I (%L)', prepared, single_keys[k]) into part;
          visible := visible || part;
        exception when others then
          null;
        end;
      end loop;
      if visible is not null then
        identity := i;
        return next;
      end if;
      i := i + 1;
    end;
  end loop;
  perform set_config('role', 'none', true);
end
$$;
