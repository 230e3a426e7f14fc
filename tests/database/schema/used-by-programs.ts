import type { ClientBase } from 'pg';

// Lists the parts of a database that a program may use, one sentence each, so that two states of the database can be compared. It says
// nothing about rows, and nothing about the bodies of functions, triggers and policies.

export type Usable = { offers: Set<string>; demands: Demand[] };

/** A condition on writing into a table, or a value that is read from one. */
type Demand = { text: string; on: string; columns: string[] };

const ours = `n.nspname in ('public', 'private', 'auth', 'storage', 'realtime')`;
const relations = `c.relkind in ('r', 'p', 'v', 'm') and ${ours}`;
const roles = `unnest('{anon,api_token,authenticated,service_role}'::text[])`;

const columns = `pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where a.attnum > 0 and not a.attisdropped and ${relations}`;

const functions = `pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where ${ours} and p.prokind in ('f', 'p') and p.prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

const functionName = `format('%s.%s', n.nspname, p.proname)`;

const offers = [
  `select format('the table %s.%s', n.nspname, c.relname)
   from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${relations}`,
  `select format('the column %s.%s.%s of type %s', n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod))
   from ${columns}`,
  `select format('%s.%s.%s may be null', n.nspname, c.relname, a.attname) from ${columns} and not a.attnotnull`,
  `select format('%s.%s.%s may be left out', n.nspname, c.relname, a.attname)
   from ${columns} and (a.atthasdef or a.attidentity <> '' or not a.attnotnull)`,
  `select format('%s may %s %s.%s.%s', role, verb, n.nspname, c.relname, a.attname)
   from ${roles} as role, unnest('{select,insert,update}'::text[]) as verb, ${columns}
     and has_column_privilege(role, c.oid, a.attnum, verb)`,
  `select format('%s may delete from %s.%s', role, n.nspname, c.relname)
   from ${roles} as role, pg_class c join pg_namespace n on n.oid = c.relnamespace
   where ${relations} and has_table_privilege(role, c.oid, 'delete')`,
  // A call may leave out the last arguments that have a default.
  `select format('the function %s(%s)', ${functionName}, coalesce((
     select string_agg(concat_ws(' ', p.proargnames[i], format_type(p.proargtypes[i - 1], null)), ', ' order by i)
     from generate_series(1, count) as i), ''))
   from generate_series(0, 100) as count, ${functions} and count between p.pronargs - p.pronargdefaults and p.pronargs`,
  `select format('the result %s of %s', format_type(p.prorettype, null), ${functionName}) from ${functions}`,
  `select format('the result column %s %s of %s', p.proargnames[i], format_type(p.proallargtypes[i], null), ${functionName})
   from generate_series(1, 100) as i, ${functions} and p.proargmodes[i] in ('o', 'b', 't')`,
  `select format('%s may call %s', role, ${functionName})
   from ${roles} as role, ${functions} and has_function_privilege(role, p.oid, 'execute')`,
];

const demands = [
  `select format('%s must satisfy %s', t.conrelid::regclass, pg_get_constraintdef(t.oid)) as text,
     t.conrelid::regclass::text as on,
     array(select attname::text from pg_attribute where attrelid = t.conrelid and attnum = any(t.conkey)) as columns
   from pg_constraint t join pg_namespace n on n.oid = t.connamespace
   where ${ours} and t.contype in ('c', 'f', 'u', 'p', 'x') and t.conrelid <> 0`,
  `select format('%s must satisfy %s', i.indrelid::regclass,
       regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE UNIQUE INDEX \\S+ ON ', 'unique ')) as text,
     i.indrelid::regclass::text as on,
     array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey)) as columns
   from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
   where ${ours} and i.indisunique and not exists (select from pg_constraint where conindid = i.indexrelid)`,
  `select format('%s.%s.%s must be given', n.nspname, c.relname, a.attname) as text,
     c.oid::regclass::text as on, '{}'::text[] as columns
   from ${columns} and c.relkind in ('r', 'p') and a.attnotnull and not a.atthasdef and a.attidentity = ''`,
  `select format('%s may be %L', e.enumtypid::regtype, e.enumlabel) as text, e.enumtypid::regtype::text as on,
     '{}'::text[] as columns
   from pg_enum e`,
];

export async function readUsable(client: ClientBase): Promise<Usable> {
  const found: Usable = { offers: new Set(), demands: [] };
  for (const text of offers) {
    const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
    for (const [sentence] of rows) found.offers.add(sentence);
  }
  for (const text of demands) found.demands.push(...(await client.query<Demand>(text)).rows);
  return found;
}

/** Lists what a program that was written for the state before cannot rely on in the state after. */
export function findBreaks(before: Usable, after: Usable): string[] {
  const gone = [...before.offers].filter((sentence) => !after.offers.has(sentence));
  const known = new Set(before.demands.map(({ text }) => text));
  const tables = new Set(before.demands.map(({ on }) => on));
  const hadColumn = ({ on, columns }: Demand) =>
    columns.length === 0 || columns.some((column) => hasColumn(before, on, column));
  const added = after.demands.filter(
    (demand) => !known.has(demand.text) && tables.has(demand.on) && hadColumn(demand),
  );
  return [
    ...gone.map((sentence) => `no more: ${sentence}`),
    ...added.map(({ text }) => `new: ${text}`),
  ];
}

function hasColumn({ offers }: Usable, table: string, column: string): boolean {
  const qualified = table.includes('.') ? table : `public.${table}`;
  const start = `the column ${qualified}.${column} of type `;
  return [...offers].some((sentence) => sentence.startsWith(start));
}
