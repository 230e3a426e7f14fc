import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MigrationSet } from '../../../server/postgres/migrations/applied.ts';
import { migrate, migrationSets } from '../../../server/postgres/migrations/migrate.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { createEmptyDatabase, projectRoot, type TestDatabase } from '../../fixtures/database.ts';

let database: TestDatabase;
let folder: string;
let sets: MigrationSet[];

beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  sets = [{ folder, history: 'supabase_migrations' }];
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, script: string) => writeFile(join(folder, name), script);
const run = () => withClient(database.url, (client) => migrate(client, { sets }));
const rowsOf = (query: string) =>
  withClient(database.url, async (client) => (await client.query(query)).rows);

test('a fresh database gets every platform and product migration, a second run applies none', async () => {
  const both = migrationSets(projectRoot);
  const first = await withClient(database.url, (client) => migrate(client, { sets: both }));
  expect(first).toContain('20250101000200_create_auth');
  expect(first.length).toBe(
    (await rowsOf('select from platform_migrations.schema_migrations')).length +
      (await rowsOf('select from supabase_migrations.schema_migrations')).length,
  );
  const second = await withClient(database.url, (client) => migrate(client, { sets: both }));
  expect(second).toEqual([]);
});

test('an up-to-date database costs one query', async () => {
  await write('20250201000000_create_llama.sql', 'create table llama (id int);');
  await run();
  await withClient(database.url, async (client) => {
    let queries = 0;
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (text: string, values?: unknown[]) => {
        queries += 1;
        return query(text, values);
      },
    });
    await migrate(client, { sets });
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

test('rejects a database that is newer than the files', async () => {
  await write('20250201000000_create_llama.sql', 'create table llama (id int);');
  await write('20250202000000_drop_llama.sql', 'drop table llama;');
  await run();
  await rm(join(folder, '20250202000000_drop_llama.sql'));
  await expect(run()).rejects.toThrow(/newer than this program.*20250202000000/);
});

describe('on a database that is newer than the files', () => {
  const older = (line: string) =>
    write('20250202000000_create_vicuna.sql', `${line}create table vicuna (id int);`);
  const forget = () => rm(join(folder, '20250202000000_create_vicuna.sql'));
  const runOlder = async () => {
    const newer: string[] = [];
    const applied = await withClient(database.url, (client) =>
      migrate(client, { sets, onNewer: (versions) => newer.push(...versions) }),
    );
    return { applied, newer };
  };

  beforeEach(() => write('20250201000000_create_llama.sql', 'create table llama (id int);'));

  test('a program goes on if the migration says that older ones run', async () => {
    await older('-- older programs: run\n');
    await run();
    await forget();
    expect(await runOlder()).toEqual({ applied: [], newer: ['20250202000000'] });
  });

  test('a program goes on if it knows the migration that older ones must have', async () => {
    await older('-- older programs: run from 20250201000000\n-- Nobody uses what it replaces.\n');
    await run();
    await forget();
    expect((await runOlder()).newer).toEqual(['20250202000000']);
  });

  test('a program with migrations of its own changes nothing', async () => {
    await older('-- older programs: run\n');
    await run();
    await forget();
    await write('20250203000000_create_guanaco.sql', 'create table guanaco (id int);');
    await expect(runOlder()).rejects.toThrow(/does not know \(20250202000000\), and lacks some/);
    expect(await rowsOf("select to_regclass('guanaco') as table")).toEqual([{ table: null }]);
  });
});

describe('a table that others use', () => {
  beforeEach(async () => {
    await write('20250201000000_create_llama.sql', 'create table llama (id int);');
    await run();
    await write('20250202000000_name_llama.sql', 'alter table llama add name text;');
  });

  const runImpatiently = (options: Partial<Parameters<typeof migrate>[1]>) =>
    withClient(database.url, (client) => migrate(client, { sets, lockTimeout: 20, ...options }));

  test('is changed as soon as they have ended', async () => {
    await withClient(database.url, async (reader) => {
      await reader.query('begin; select from llama');
      const blocked: string[] = [];
      const applied = await runImpatiently({
        lockPause: 0,
        onBlocked: ({ name }) => {
          blocked.push(name);
          void reader.query('commit');
        },
      });
      expect({ blocked, applied }).toEqual({
        blocked: ['name_llama'],
        applied: ['20250202000000_name_llama'],
      });
    });
  });

  test('is left as it is if they never end', async () => {
    await withClient(database.url, async (reader) => {
      await reader.query('begin; select from llama');
      await expect(runImpatiently({ lockPatience: 0 })).rejects.toThrow(
        /name_llama\.sql:1: canceling statement due to lock timeout/,
      );
    });
    expect(
      await rowsOf(
        `select from pg_attribute where attname = 'name' and attrelid = 'llama'::regclass`,
      ),
    ).toEqual([]);
  });
});

describe('an index that is built concurrently', () => {
  const script = 'create index concurrently llama_id_idx on public.llama (id);';
  const valid = () =>
    rowsOf(
      `select indisvalid as valid from pg_index where indexrelid = to_regclass('llama_id_idx')`,
    );

  beforeEach(async () => {
    await write('20250201000000_create_llama.sql', 'create table llama (id int);');
  });

  test('is built once by processes that start at the same time', async () => {
    await write('20250202000000_index_llama.sql', script);
    const runs = await Promise.all([run(), run(), run()]);
    expect(runs.flat().sort()).toEqual([
      '20250201000000_create_llama',
      '20250202000000_index_llama',
    ]);
    expect(await valid()).toEqual([{ valid: true }]);
  });

  test('is built anew if an earlier attempt failed', async () => {
    await run();
    await withClient(database.url, async (client) => {
      await client.query('insert into llama values (1), (1)');
      const unique = script.replace('index', 'unique index');
      await expect(client.query(unique)).rejects.toThrow(/could not create unique index/);
    });
    expect(await valid()).toEqual([{ valid: false }]);
    await write('20250202000000_index_llama.sql', script);
    await run();
    expect(await valid()).toEqual([{ valid: true }]);
  });

  test('does not stop writing', async () => {
    await run();
    await write('20250202000000_index_llama.sql', script);
    await withClient(database.url, async (writer) => {
      await writer.query('begin; insert into llama values (1)');
      const building = run();
      await withClient(database.url, (other) => untilWaiting(other));
      await withClient(database.url, (other) => other.query('insert into llama values (2)'));
      await writer.query('commit');
      await building;
    });
    expect(await valid()).toEqual([{ valid: true }]);
  });

  test('has a file of its own', async () => {
    await write('20250202000000_index_llama.sql', `${script} select 1;`);
    await expect(run()).rejects.toThrow(/must have no other statement/);
  });
});

/** Resolves when the build waits for transactions that were open before it. */
async function untilWaiting(client: Client): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database()
    and query like 'create index concurrently%' and wait_event_type = 'Lock'`;
  while ((await client.query(waiting)).rowCount === 0) await client.query('select pg_sleep(0.01)');
}

test('reports a file that was edited after it was applied', async () => {
  await write('20250201000000_create_llama.sql', 'create table llama (id int);');
  await write('20250202000000_create_alpaca.sql', 'create table alpaca (id int);');
  await run();
  await write('20250202000000_create_alpaca.sql', 'create table alpaca (id bigint);');
  const edited: string[] = [];
  await withClient(database.url, (client) =>
    migrate(client, { sets, onEdited: (file) => edited.push(file.name) }),
  );
  expect(edited).toEqual(['create_alpaca']);
});

test('notifies `pgrst` listeners of the schema change', async () => {
  await write('20250201000000_create_llama.sql', 'create table llama (id int);');
  await withClient(database.url, async (listener) => {
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
