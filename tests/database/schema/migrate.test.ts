import { expect, test } from 'vitest';
import { migrate, migrationSets } from '../../../server/postgres/migrations/migrate.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { projectRoot } from '../../fixtures/database.ts';
import { prepareMigrations } from './prepare-migrations.ts';

const { target, write, run, rowsOf } = prepareMigrations();

test('a fresh database gets every platform and product migration, a second run applies none', async () => {
  const both = migrationSets(projectRoot);
  const first = await withClient(target.url, (client) => migrate(client, { sets: both }));
  expect(first).toContain('20250101000200_create_auth');
  expect(first.length).toBe(
    (await rowsOf('select from platform_migrations.schema_migrations')).length +
      (await rowsOf('select from supabase_migrations.schema_migrations')).length,
  );
  const second = await withClient(target.url, (client) => migrate(client, { sets: both }));
  expect(second).toEqual([]);
});

test('an up-to-date database costs one query', async () => {
  await write('20250201000000_create_llama.sql', 'create table llama (id int);');
  await run();
  await withClient(target.url, async (client) => {
    let queries = 0;
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (text: string, values?: unknown[]) => {
        queries += 1;
        return query(text, values);
      },
    });
    await migrate(client, { sets: target.sets });
    expect(queries).toBe(1);
  });
});

test('writes the history like the Supabase CLI', async () => {
  await write(
    '20250201000000_create_llama.sql',
    'create table llama (id int);\ninsert into llama values (1);\n',
  );
  await run();
  expect(await rowsOf('select * from supabase_migrations.schema_migrations')).toEqual([
    {
      version: '20250201000000',
      statements: ['create table llama (id int)', 'insert into llama values (1)'],
      name: 'create_llama',
    },
  ]);
});

test('concurrent processes apply each file once', async () => {
  await write(
    '20250201000000_create_llama.sql',
    'create table llama (id int); select pg_sleep(0.05);',
  );
  await write('20250202000000_fill_llama.sql', 'insert into llama values (1);');
  const runs = await Promise.all([run(), run(), run()]);
  expect(runs.flat().sort()).toEqual(['20250201000000_create_llama', '20250202000000_fill_llama']);
  expect(await rowsOf('select * from llama')).toEqual([{ id: 1 }]);
});

test('a failing file is rolled back and the error names its line', async () => {
  await write('20250201000000_create_llama.sql', 'create table llama (id int primary key);');
  const failing =
    'create table alpaca (id int);\n\n-- twice\ninsert into llama values (1);\ninsert into llama\nvalues (1);';
  await write('20250202000000_fill_llama.sql', failing);
  await write('20250203000000_create_vicuna.sql', 'create table vicuna (id int);');

  await expect(run()).rejects.toThrow(/20250202000000_fill_llama\.sql:5: duplicate key value/);
  expect(await rowsOf('select version from supabase_migrations.schema_migrations')).toEqual([
    { version: '20250201000000' },
  ]);
  expect(await rowsOf('select from llama')).toEqual([]);
  expect(
    await rowsOf("select to_regclass('alpaca') as alpaca, to_regclass('vicuna') as vicuna"),
  ).toEqual([{ alpaca: null, vicuna: null }]);
});

test('the error names the line inside the failing statement', async () => {
  await write(
    '20250201000000_create_llama.sql',
    'select 1;\ncreate table llama (\n  id int,\n  wool nonsense\n);',
  );
  await expect(run()).rejects.toThrow(/create_llama\.sql:4: type "nonsense" does not exist/);
});

test('applies nothing after a file that was edited since it ran, unless only its comments were', async () => {
  const llama = 'create table llama (id int);';
  await write('20250201000000_create_llama.sql', llama);
  await run();
  await write('20250201000000_create_llama.sql', `-- Woolly.\n${llama}`);
  await write('20250202000000_create_alpaca.sql', 'create table alpaca (id int);');
  expect(await run()).toEqual(['20250202000000_create_alpaca']);
  await write('20250201000000_create_llama.sql', 'create table llama (id bigint);');
  expect(await run()).toEqual([]);
  await write('20250203000000_create_vicuna.sql', 'create table vicuna (id int);');
  await expect(run()).rejects.toThrow(/edited since it applied them \(20250201000000\)/);
  expect(await rowsOf(`select to_regclass('vicuna')::text as name`)).toEqual([{ name: null }]);
});

test('leaves a database with tables of another program as it is', async () => {
  await rowsOf('create table llama (id int)');
  await write('20250202000000_create_alpaca.sql', 'create table alpaca (id int);');
  await expect(run()).rejects.toThrow('tables of another program (llama)');
  expect(await rowsOf(`select to_regnamespace('supabase_migrations') as name`)).toEqual([
    { name: null },
  ]);
});

test('notifies `pgrst` listeners of the schema change', async () => {
  await write('20250201000000_create_llama.sql', 'create table llama (id int);');
  await withClient(target.url, async (listener) => {
    await listener.query('listen pgrst');
    const notified = new Promise<string | undefined>((resolve) => {
      listener.on('notification', (message) => resolve(message.payload));
    });
    await run();
    expect(await notified).toBe('reload schema');
  });
});

test('rejects a file whose name has no version', async () => {
  await write('llama.sql', 'select 1');
  await expect(run()).rejects.toThrow(/llama\.sql is not named like/);
});
