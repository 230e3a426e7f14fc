import { describe, expect, it } from 'vitest';
import { identityOf, prepareRoles } from '../../../tests/fixtures/postgres/roles.ts';

const database = prepareRoles();

describe('slow reads', () => {
  it('moves a slow read to another connection and still returns its result', async () => {
    const slow = database.withRole(
      identityOf('with_role_ada', '1'),
      { text: 'select pg_sleep(0.6), 1 as done' },
      { access: 'read' },
    );
    expect((await slow).rows).toMatchObject([{ done: 1 }]);
  });

  it('returns all slow reads of one text, also those that wait for a lock', async () => {
    await database.query('drop table if exists with_role_locked');
    await database.query('create table with_role_locked as select 1 as a');
    await database.query('grant select on with_role_locked to with_role_ada');
    const read = (text: string, values: unknown[] = []) =>
      database.withRole(identityOf('with_role_ada', '1'), { text, values }, { access: 'read' });
    const reads = (text: string, values?: unknown[]) =>
      Promise.all(Array.from({ length: 6 }, () => read(text, values)));
    const sleep = 'select pg_sleep($1), 2 as done';
    for (let n = 0; n < 120; n++) await read(sleep, [0]);
    for (const { rows } of await reads(sleep, [0.5])) expect(rows).toMatchObject([{ done: 2 }]);
    for (let n = 0; n < 120; n++) await read('select a from with_role_locked');
    const locked = database.transaction(async (query) => {
      await query('lock table with_role_locked');
      await query('select pg_sleep(0.7)');
    });
    await database.query('select pg_sleep(0.1)');
    for (const { rows } of await reads('select a from with_role_locked')) {
      expect(rows).toEqual([{ a: 1 }]);
    }
    await locked;
    await database.query('drop table with_role_locked');
  });

  it('keeps fast reads fast while slow reads with ever new texts arrive', async () => {
    const read = (text: string, values: unknown[] = []) =>
      database.withRole(identityOf('with_role_ada', '1'), { text, values }, { access: 'read' });
    const plain = 'select 1 as plain';
    for (let n = 0; n < 120; n++) await read(plain);
    const texts = Array.from({ length: 30 }, (_, n) => `select pg_sleep($1), ${n} as n`);
    // First the texts are unknown, then they have a record of fast runs.
    for (const before of [[], texts]) {
      for (const text of before) await read(text, [0]);
      const slow = texts.map((text) => read(text, [0.25]));
      const began = performance.now();
      for (let n = 0; n < 5; n++) await read(plain);
      // Queued behind the slow reads it would take almost two seconds.
      expect(performance.now() - began).toBeLessThan(1_000);
      await Promise.all(slow);
    }
  });

  it('cancels a statement at the timeout of its role', async () => {
    const slow = database.withRole(
      identityOf('with_role_ada', '1'),
      { text: 'select pg_sleep(5)' },
      { timeoutMs: 100 },
    );
    await expect(slow).rejects.toMatchObject({ code: '57014' });
  });
});
