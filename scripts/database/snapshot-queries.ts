import { fromExtension, privileges } from './snapshot-tables.ts'; // Each query yields the statements of one kind, in a stable order. $1 is the list of schemas.
// The search path is empty while they run, so that every name is qualified.

export const schemas = `
  select 'create schema ' || quote_ident(n.nspname) || ';' || coalesce((
    select string_agg(g.line, '' order by g.line collate "C") from (
      select format(e'\\ngrant %s on schema %I to %s;', p.list, n.nspname,
        string_agg(p.grantee, ', ' order by p.grantee collate "C")) as line
      from (${privileges('n.nspacl', 'create, usage')} and a.grantee <> n.nspowner group by 1) p
      where p.grantee not in ('public', 'pg_database_owner') group by p.list) g
  ), '') as text
  from pg_namespace n where n.nspname = any($1)
  order by array_position($1, n.nspname::text)`;

export const extensions = `
  select format('create extension %I with schema %I;', e.extname, n.nspname) as text
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace
  where e.extname <> 'plpgsql' order by e.extname collate "C"`;

export const types = `
  select case t.typtype
    when 'e' then format(e'create type %s as enum (\\n%s\\n);', t.oid::regtype, (
      select string_agg('  ' || quote_literal(e.enumlabel), e',\\n' order by e.enumsortorder)
      from pg_enum e where e.enumtypid = t.oid))
    when 'd' then format('create domain %s as %s%s%s%s;', t.oid::regtype, format_type(t.typbasetype, t.typtypmod),
      case when t.typnotnull then ' not null' else '' end,
      coalesce(' default ' || t.typdefault, ''),
      coalesce((
        select string_agg(format(e'\\n  constraint %I %s', c.conname, pg_get_constraintdef(c.oid)), '' order by c.conname)
        from pg_constraint c where c.contypid = t.oid and c.contype = 'c'), ''))
    else format(e'create type %s as (\\n%s\\n);', t.oid::regtype, (
      select string_agg(format('  %I %s', a.attname, format_type(a.atttypid, a.atttypmod)), e',\\n' order by a.attnum)
      from pg_attribute a where a.attrelid = t.typrelid and not a.attisdropped))
    end || case when obj_description(t.oid, 'pg_type') is null then '' else
      format(e'\\ncomment on %s %s is %L;', case t.typtype when 'd' then 'domain' else 'type' end, t.oid::regtype,
        obj_description(t.oid, 'pg_type')) end as text
  from pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid
  where n.nspname = any($1) and (t.typtype in ('e', 'd') or c.relkind = 'c') and not ${fromExtension('pg_type', 't.oid')}
  order by array_position($1, n.nspname::text), t.typname collate "C"`;

export const functions = `
  select rtrim(pg_get_functiondef(f.oid), e'\\n ') || ';' || case when f.proacl is null then '' else
    case when exists (select from aclexplode(f.proacl) a where a.grantee = 0) then '' else
      format(e'\\nrevoke all on function %s from public;', f.oid::regprocedure) end || coalesce((
      select format(e'\\ngrant execute on function %s to %s;', f.oid::regprocedure,
        string_agg(p.grantee, ', ' order by p.grantee collate "C"))
      from (${privileges('f.proacl', 'execute')} and a.grantee <> f.proowner and a.grantee <> 0 group by 1) p having count(*) > 0), '') end
    || case when obj_description(f.oid, 'pg_proc') is null then '' else
      format(e'\\ncomment on function %s is %L;', f.oid::regprocedure, obj_description(f.oid, 'pg_proc')) end as text
  from pg_proc f join pg_namespace n on n.oid = f.pronamespace
  where n.nspname = any($1) and f.prokind in ('f', 'p') and not ${fromExtension('pg_proc', 'f.oid')}
  order by array_position($1, n.nspname::text), f.proname collate "C", f.oid::regprocedure::text collate "C"`;

export const sequences = `
  select format('create sequence %s as %s;', s.seqrelid::regclass, format_type(s.seqtypid, null)) as text
  from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and not exists (
    select from pg_depend d where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype in ('i', 'e'))
  order by array_position($1, n.nspname::text), c.relname collate "C"`;

export const publications = `
  select format('create publication %I%s;', p.pubname, coalesce(e' for table\\n  ' || (
    select string_agg(r.prrelid::regclass::text, e',\\n  ' order by r.prrelid::regclass::text collate "C")
    from pg_publication_rel r where r.prpubid = p.oid), '')) as text
  from pg_publication p where $1::text[] is not null order by p.pubname collate "C"`;
