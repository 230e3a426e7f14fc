import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, migrationSets } from '../migrations/migrate.ts';
import { withClient } from '../with-client.ts';
import { type Cluster, startCluster } from './cluster.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;
let cluster: Cluster;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-owner-'));
  cluster = await startCluster({ folder, flags: ['fsync=off'] });
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

const ask = async (text: string) =>
  (await withClient(cluster.connectionString, (client) => client.query(text))).rows;

/** Everything outside of extensions that the superuser owns. */
const leftOvers = `
  with schemas as (
    select oid from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
    union all select 'public'::regnamespace
  ),
  owned as (
    select 'pg_class'::regclass as class, oid, relname::text as name, relowner as owner, relnamespace as schema from pg_class
    union all select 'pg_proc'::regclass, oid, proname, proowner, pronamespace from pg_proc
    union all select 'pg_type'::regclass, oid, typname, typowner, typnamespace from pg_type
    union all select 'pg_statistic_ext'::regclass, oid, stxname, stxowner, stxnamespace from pg_statistic_ext
    union all select 'pg_ts_config'::regclass, oid, cfgname, cfgowner, cfgnamespace from pg_ts_config
    union all select 'pg_ts_dict'::regclass, oid, dictname, dictowner, dictnamespace from pg_ts_dict
    union all select 'pg_collation'::regclass, oid, collname, collowner, collnamespace from pg_collation
    union all select 'pg_operator'::regclass, oid, oprname, oprowner, oprnamespace from pg_operator
  )
  select class::text, name from owned
  where schema in (select oid from schemas) and owner = 10
    and not exists (select from pg_depend d where d.classid = class and d.objid = owned.oid and d.deptype = 'e')
    -- The array of a type of an extension belongs with that type.
    and not exists (select from pg_type t join pg_depend d on d.objid = t.oid and d.deptype = 'e'
      where class = 'pg_type'::regclass and t.typarray = owned.oid)
  union all select 'pg_namespace', nspname from pg_namespace
    where nspowner = 10 and nspname !~ '^pg_' and nspname <> 'information_schema'
  union all select 'pg_publication', pubname from pg_publication where pubowner = 10
  union all select 'pg_database', datname from pg_database where datdba = 10 and datname = current_database()`;

const defaultGrants = `
  select n.nspname as schema, d.defaclobjtype as kind, array(
    select coalesce(g.rolname, 'public') || ' ' || a.privilege_type
    from aclexplode(d.defaclacl) as a left join pg_roles g on g.oid = a.grantee order by 1
  ) as grants
  from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace
  where d.defaclrole = current_user::regrole order by 1, 2`;

describe('the role of the product', () => {
  it('is not a superuser and owns the database', async () => {
    expect(
      await ask(`select rolsuper, rolcreaterole, pg_get_userbyid(datdba) = current_user as owns
        from pg_roles, pg_database where rolname = current_user and datname = current_database()`),
    ).toEqual([{ rolsuper: false, rolcreaterole: true, owns: true }]);
    await expect(ask(`select pg_read_file('/etc/passwd')`)).rejects.toThrow(/permission denied/);
    await expect(ask(`copy (select 1) to program 'true'`)).rejects.toThrow(/permission denied/);
  });

  it('applies every migration', async () => {
    await withClient(cluster.connectionString, (client) =>
      migrate(client, { sets: migrationSets(root) }),
    );
    expect(await ask(leftOvers)).toEqual([]);
  });
});

describe('a database whose objects the superuser owns', () => {
  it('is handed over to the role at the next start, with its contents', async () => {
    // The state that an earlier version left: the superuser made everything, and there is no other role.
    const earlier = await mkdtemp(join(tmpdir(), 'alpaca-earlier-'));
    const before = await startCluster({ folder: earlier, flags: ['fsync=off'] });
    await withClient(before.superuserConnectionString, async (client) => {
      await client.query('alter database postgres owner to postgres');
      await client.query('drop owned by alpaca');
      await client.query('drop role alpaca');
      await migrate(client, { sets: migrationSets(root) });
      await client.query(`insert into public.tags (name) values ('kept')`);
    });
    await before.stop();

    const after = await startCluster({ folder: earlier, flags: ['fsync=off'] });
    const query = async (text: string) =>
      (await withClient(after.connectionString, (client) => client.query(text))).rows;
    expect(await query('select current_user, name::text from public.tags')).toEqual([
      { current_user: 'alpaca', name: 'kept' },
    ]);
    expect(await query(leftOvers)).toEqual([]);
    // The cluster of the other tests has the same tables.
    expect(await query(defaultGrants)).toEqual(await ask(defaultGrants));
    // SET ROLE to the request roles works, and new tables are granted to the service role as before.
    await withClient(after.connectionString, async (client) => {
      await client.query('begin');
      for (const role of ['anon', 'api_token', 'authenticated', 'service_role']) {
        await client.query(`set local role ${role}`);
      }
      await client.query('reset role');
      await client.query('create table public.later (id int)');
      await client.query('alter table public.jobs add column later int');
      await client.query('rollback');
      await client.query('create table public.later (id int)');
      const { rows } = await client.query(
        `select has_table_privilege('service_role', 'public.later', 'select') as offered`,
      );
      expect(rows).toEqual([{ offered: true }]);
    });
    await after.stop();
    await rm(earlier, { recursive: true, force: true });
  });
});
