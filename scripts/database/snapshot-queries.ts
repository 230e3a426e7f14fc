// Each query yields the statements of one kind, in a stable order. $1 is the list of schemas.
// The search path is empty while they run, so that every name is qualified.

const fromExtension = (catalog: string, oid: string) =>
  `exists (select from pg_depend d where d.classid = 'pg_catalog.${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

// PostgreSQL 17 introduced MAINTAIN; without it the snapshot is the same on 15 and 18.
const privileges = (acl: string, all: string) => `
  select case when a.grantee = 0 then 'public' else quote_ident(r.rolname) end as grantee,
    case when string_agg(lower(a.privilege_type), ', ' order by a.privilege_type) = '${all}' then 'all'
      else string_agg(lower(a.privilege_type), ', ' order by a.privilege_type) end as list
  from aclexplode(${acl}) a left join pg_roles r on r.oid = a.grantee
  where a.privilege_type <> 'MAINTAIN'`;

const allOfTable = 'delete, insert, references, select, trigger, truncate, update';

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

const columns = `
  select string_agg(format('  %I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attcollation <> t.typcollation and a.attcollation <> 0
      then ' collate ' || a.attcollation::regcollation else '' end,
    case
      when a.attidentity = 'a' then ' generated always as identity'
      when a.attidentity = 'd' then ' generated by default as identity'
      when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
      when a.attgenerated = 'v' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') virtual'
      when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid)
      else '' end,
    case when a.attnotnull then ' not null' else '' end), e',\\n' order by a.attnum)
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`;

const constraints = `
  select string_agg(format(e',\\n  constraint %I %s', k.conname, pg_get_constraintdef(k.oid)), ''
    order by array_position(array['p', 'u', 'x', 'c', 'f'], k.contype::text), k.conname collate "C")
  from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'x', 'c', 'f') and k.conparentid = 0`;

// Columns with the same grants share a line.
const tableGrants = `
  select string_agg(g.line, '' order by g.line collate "C") from (
    select format(e'\\ngrant %s on %s to %s;', p.list, c.oid::regclass,
      string_agg(p.grantee, ', ' order by p.grantee collate "C")) as line
    from (${privileges('c.relacl', allOfTable)} and a.grantee <> c.relowner group by 1) p group by p.list) g`;

const columnGrants = `
  select string_agg(g.line, '' order by g.line collate "C") from (
    select format(e'\\ngrant %s (%s) on %s to %s;', p.list, string_agg(quote_ident(p.attname), ', ' order by p.attnum),
      c.oid::regclass, p.grantee) as line
    from (select b.attnum, b.attname, q.* from pg_attribute b,
      lateral (${privileges('b.attacl', '')} and a.grantee <> c.relowner group by 1) q
      where b.attrelid = c.oid and b.attacl is not null) p group by p.list, p.grantee) g`;

const comments = `
  select string_agg(case when s.objsubid = 0
    then format(e'\\ncomment on %s %s is %L;', case c.relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
      c.oid::regclass, s.description)
    else format(e'\\ncomment on column %s.%I is %L;', c.oid::regclass, a.attname, s.description) end, '' order by s.objsubid)
  from pg_description s left join pg_attribute a on a.attrelid = s.objoid and a.attnum = s.objsubid
  where s.classoid = 'pg_catalog.pg_class'::regclass and s.objoid = c.oid`;

const indexes = `
  select string_agg(e'\\n' || pg_get_indexdef(i.indexrelid) || ';', '' order by x.relname collate "C")
  from pg_index i join pg_class x on x.oid = i.indexrelid
  where i.indrelid = c.oid and not x.relispartition
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))`;

const policies = `
  select string_agg(format(e'\\ncreate policy %I on %s%s for %s to %s%s%s;', p.polname, c.oid::regclass,
    case when p.polpermissive then '' else ' as restrictive' end,
    case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
    case when p.polroles = '{0}' then 'public' else (
      select string_agg(quote_ident(r.rolname), ', ' order by r.rolname) from pg_roles r where r.oid = any(p.polroles)) end,
    coalesce(e'\\n  using (' || pg_get_expr(p.polqual, p.polrelid) || ')', ''),
    coalesce(e'\\n  with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')', '')), '' order by p.polname collate "C")
  from pg_policy p where p.polrelid = c.oid and p.polname <> 'service role can do everything'`;

const triggers = `
  select string_agg(e'\\n' || pg_get_triggerdef(t.oid) || ';', '' order by t.tgname collate "C")
  from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal and t.tgparentid = 0`;

export const tables = `
  select format(e'create table %s', c.oid::regclass)
    || case when c.relispartition
      then format(e' partition of %s %s;', (select h.inhparent::regclass from pg_inherits h where h.inhrelid = c.oid),
        pg_get_expr(c.relpartbound, c.oid))
      else format(e' (\\n%s%s\\n)%s;', (${columns}), (${constraints}),
        case when c.relkind = 'p' then ' partition by ' || pg_get_partkeydef(c.oid) else '' end) end
    || coalesce((${indexes}), '')
    || case when c.relrowsecurity then format(e'\\nalter table %s enable row level security;', c.oid::regclass) else '' end
    || case when c.relforcerowsecurity then format(e'\\nalter table %s force row level security;', c.oid::regclass) else '' end
    || case c.relreplident when 'f' then format(e'\\nalter table %s replica identity full;', c.oid::regclass) else '' end
    || coalesce((${policies}), '') || coalesce((${triggers}), '')
    || coalesce((${tableGrants}), '') || coalesce((${columnGrants}), '') || coalesce((${comments}), '') as text
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p') and not ${fromExtension('pg_class', 'c.oid')}
  order by array_position($1, n.nspname::text), c.relname collate "C"`;

export const views = `
  select format(e'create %s %s%s as\\n%s', case c.relkind when 'm' then 'materialized view' else 'view' end, c.oid::regclass,
      coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', ''), pg_get_viewdef(c.oid, 0))
    || coalesce((${indexes}), '') || coalesce((${triggers}), '')
    || coalesce((${tableGrants}), '') || coalesce((${columnGrants}), '') || coalesce((${comments}), '') as text
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('v', 'm') and not ${fromExtension('pg_class', 'c.oid')}
  order by array_position($1, n.nspname::text), c.relname collate "C"`;

export const publications = `
  select format('create publication %I%s;', p.pubname, coalesce(e' for table\\n  ' || (
    select string_agg(r.prrelid::regclass::text, e',\\n  ' order by r.prrelid::regclass::text collate "C")
    from pg_publication_rel r where r.prpubid = p.oid), '')) as text
  from pg_publication p where $1::text[] is not null order by p.pubname collate "C"`;
