import { beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../../server/postgres/migrations/migrate.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { prepareMigrations } from './prepare-migrations.ts';

const { target, write, remove, run, rowsOf } = prepareMigrations();

test('rejects a database that is newer than the files', async () => {
  await write('20250201000000_create_llama.sql', 'create table llama (id int);');
  await write('20250202000000_drop_llama.sql', 'drop table llama;');
  await run();
  await remove('20250202000000_drop_llama.sql');
  await expect(run()).rejects.toThrow(/newer than this program.*20250202000000/);
});

describe('on a database that is newer than the files', () => {
  const older = (line: string) =>
    write('20250202000000_create_vicuna.sql', `${line}create table vicuna (id int);`);
  const forget = () => remove('20250202000000_create_vicuna.sql');
  const runOlder = async () => {
    const newer: string[] = [];
    const applied = await withClient(target.url, (client) =>
      migrate(client, { sets: target.sets, onNewer: (versions) => newer.push(...versions) }),
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
