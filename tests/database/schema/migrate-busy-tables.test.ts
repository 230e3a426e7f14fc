import type { Client } from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../../server/postgres/migrations/migrate.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { prepareMigrations } from './prepare-migrations.ts';

const { target, write, run, rowsOf } = prepareMigrations();

describe('a table that others use', () => {
  beforeEach(async () => {
    await write('20250201000000_create_llama.sql', 'create table llama (id int);');
    await run();
    await write('20250202000000_name_llama.sql', 'alter table llama add name text;');
  });

  const runImpatiently = (options: Partial<Parameters<typeof migrate>[1]>) =>
    withClient(target.url, (client) =>
      migrate(client, { sets: target.sets, lockTimeout: 20, ...options }),
    );

  test('is changed as soon as they have ended', async () => {
    await withClient(target.url, async (reader) => {
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
    await withClient(target.url, async (reader) => {
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

  test('is built again if an earlier attempt failed', async () => {
    await run();
    await withClient(target.url, async (client) => {
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
    await withClient(target.url, async (writer) => {
      await writer.query('begin; insert into llama values (1)');
      const building = run();
      await withClient(target.url, (other) => untilWaiting(other));
      await withClient(target.url, (other) => other.query('insert into llama values (2)'));
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
