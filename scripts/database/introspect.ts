import type { ClientBase } from 'pg';

export type Type = {
  oid: number;
  schema: string;
  name: string;
  kind: 'base' | 'enum' | 'domain' | 'composite' | 'pseudo' | 'range';
  labels: string[];
  base: number;
  element: number;
  relation: string | null;
  required: boolean;
};

export type Column = {
  name: string;
  type: number;
  required: boolean;
  hasDefault: boolean;
  /** Written only by the database. */
  computed: boolean;
};

export type Relationship = {
  name: string;
  columns: string[];
  unique: boolean;
  target: string;
  targetColumns: string[];
};

export type Relation = {
  schema: string;
  name: string;
  kind: 'table' | 'view' | 'composite';
  updatable: boolean;
  columns: Column[];
  relationships: Relationship[];
};

type Argument = {
  name: string;
  type: number;
  mode: 'i' | 'o' | 'b' | 'v' | 't';
  optional: boolean;
};

export type Routine = {
  schema: string;
  name: string;
  arguments: Argument[];
  returns: number;
  set: boolean;
};

export type Catalog = { types: Map<number, Type>; relations: Relation[]; routines: Routine[] };

const typesQuery = `
  select t.oid::int, n.nspname as schema, t.typname as name,
    case t.typtype when 'e' then 'enum' when 'd' then 'domain' when 'c' then 'composite' when 'p' then 'pseudo'
      when 'b' then 'base' else 'range' end as kind,
    array(select e.enumlabel::text from pg_enum e where e.enumtypid = t.oid order by e.enumsortorder) as labels,
    t.typbasetype::int as base, case when t.typcategory = 'A' then t.typelem::int else 0 end as element,
    case when c.relkind in ('r', 'p') then 'Tables' when c.relkind in ('v', 'm') then 'Views' end as relation,
    t.typnotnull as required
  from pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid`;

const relationsQuery = `
  select n.nspname as schema, c.relname as name,
    case when c.relkind in ('r', 'p') then 'table' when c.relkind = 'c' then 'composite' else 'view' end as kind,
    pg_relation_is_updatable(c.oid, true) & 28 = 28 as updatable,
    (select json_agg(json_build_object(
        'name', a.attname, 'type', a.atttypid::int, 'required', a.attnotnull,
        'hasDefault', a.atthasdef or a.attidentity <> '', 'computed', a.attidentity = 'a' or a.attgenerated <> '')
      order by a.attname collate "C")
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(json_build_object(
        'name', k.conname, 'target', f.relname,
        'columns', (select json_agg(a.attname order by p.position) from unnest(k.conkey) with ordinality p (number, position)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.number),
        'targetColumns', (select json_agg(a.attname order by p.position) from unnest(k.confkey) with ordinality p (number, position)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = p.number),
        'unique', exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
          and i.indexprs is null and i.indkey::int2[] @> k.conkey and i.indkey::int2[] <@ k.conkey))
      order by k.conname collate "C")
      from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and k.conparentid = 0 and f.relnamespace = c.relnamespace), '[]') as relationships
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm', 'c') and not c.relispartition
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by n.nspname, c.relname collate "C"`;

const routinesQuery = `
  select n.nspname as schema, f.proname as name, f.prorettype::int as returns, f.proretset as set,
    coalesce((select json_agg(json_build_object(
        'name', coalesce(f.proargnames[a.position], ''), 'type', a.type::int,
        'mode', coalesce(f.proargmodes[a.position], 'i'),
        'optional', a.position > f.pronargs - f.pronargdefaults and a.position <= f.pronargs) order by a.position)
      from unnest(coalesce(f.proallargtypes, f.proargtypes::oid[])) with ordinality a (type, position)), '[]') as arguments
  from pg_proc f join pg_namespace n on n.oid = f.pronamespace
  where n.nspname = any($1) and f.prokind = 'f' and f.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = f.oid and d.deptype = 'e')
  order by n.nspname, f.proname collate "C", f.oid::regprocedure::text collate "C"`;

export async function introspect(client: ClientBase, schemas: string[]): Promise<Catalog> {
  const types = await client.query<Type>(typesQuery);
  const relations = await client.query<Relation>(relationsQuery, [schemas]);
  const routines = await client.query<Routine>(routinesQuery, [schemas]);
  return {
    types: new Map(types.rows.map((type) => [type.oid, type])),
    relations: relations.rows,
    routines: routines.rows,
  };
}
