import { describe, expect, it } from 'vitest';
import { identityOf, prepareRoles, roles, whoAmI } from '../../../tests/fixtures/postgres/roles.ts';
import { isSqlError } from '../sqlstate.ts';

const database = prepareRoles();

describe('withRole', () => {
  it('gives each of many interleaved statements its own role and claims, failures among them', async () => {
    const runs = Array.from({ length: 1_000 }, async (_, index) => {
      const role = roles[index % 2] ?? '';
      const identity = identityOf(index % 7 === 0 ? 'no_such_role' : role, String(index));
      const text =
        index % 5 === 0 ? `${whoAmI} where 1 / $1::int = 1` : `${whoAmI} where $1::int >= 0`;
      const values = [index % 10 === 0 ? 0 : 1];
      try {
        const { rows } = await database.withRole(identity, { text, values }, { access: 'read' });
        expect(rows).toEqual([{ role, sub: String(index) }]);
        return 'rows';
      } catch (error) {
        if (!isSqlError(error)) throw error;
        expect(error.code).toBe(index % 7 === 0 ? '22023' : '22012');
        return 'failed';
      }
    });
    const outcomes = await Promise.all(runs);
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(228);
  });

  it('leaves no settings behind on the connection', async () => {
    await database.withRole(identityOf('with_role_ada', '1'), { text: whoAmI });
    const { rows } = await database.query<{ role: string; claims: string | null }>(
      `select current_user::text as role, current_setting('request.jwt.claims', true) as claims`,
    );
    expect(rows[0]?.role).not.toBe('with_role_ada');
    expect(rows[0]?.claims || null).toBeNull();
  });

  it.each(['read', 'write'] as const)(
    'does not leak session settings of one statement into the next %s',
    async (access) => {
      const change = `select set_config('search_path', 'pg_catalog', false), set_config('statement_timeout', '45s', false)`;
      const readSettings = `select current_setting('search_path') as path, current_setting('statement_timeout') as timeout`;
      for (let round = 0; round < 6; round++) {
        await database.withRole(identityOf('with_role_ada', '1'), { text: change }, { access });
        const { rows } = await database.withRole(
          identityOf('with_role_bo', '2'),
          { text: readSettings },
          { access, timeoutMs: 60_000 },
        );
        // On a busy machine a read may time out on its pipeline and run again with the full timeout.
        const timeout = expect.stringMatching(access === 'read' ? /^(50ms|1min)$/ : /^1min$/);
        expect(rows).toEqual([{ path: '"public"', timeout }]);
      }
    },
  );

  it('rejects a write in a read', async () => {
    const write = { text: 'create table never (id int)' };
    await expect(
      database.withRole(identityOf('with_role_ada', '1'), write, { access: 'read' }),
    ).rejects.toMatchObject({ code: '25006' });
  });

  it('never acts as a superuser or as the connection itself', async () => {
    const { rows } = await database.query<{ role: string }>(
      `select session_user as role union select rolname from pg_roles where rolsuper`,
    );
    expect(rows).not.toEqual([]);
    for (const role of [...rows.map((row) => row.role), 'none', '']) {
      await expect(
        database.withRole(identityOf(role, '1'), { text: whoAmI }),
      ).rejects.toMatchObject({
        code: '42501',
      });
    }
  });

  it('survives a change of the result type', async () => {
    await database.query('drop table if exists with_role_shape');
    await database.query('create table with_role_shape as select 1 as a');
    await database.query('grant select on with_role_shape to with_role_ada');
    const read = () =>
      database.withRole(
        identityOf('with_role_ada', '1'),
        { text: 'select * from with_role_shape' },
        { access: 'read' },
      );
    await read();
    await read();
    await database.query(`alter table with_role_shape add b text default 'x'`);
    expect((await read()).rows).toEqual([{ a: 1, b: 'x' }]);
    await database.query('drop table with_role_shape');
  });

  it('commits or rolls back as the caller decides', async () => {
    await database.query('drop table if exists with_role_decide');
    await database.query('create table with_role_decide (id int)');
    await database.query('grant all on with_role_decide to with_role_ada');
    const insert = { text: 'insert into with_role_decide values ($1) returning id', values: [1] };
    await database.withRole(identityOf('with_role_ada', '1'), insert, { decide: () => 'rollback' });
    await database.withRole(identityOf('with_role_ada', '1'), insert, { decide: () => 'commit' });
    const rejected = database.withRole(identityOf('with_role_ada', '1'), insert, {
      decide: () => {
        throw new Error('too many rows');
      },
    });
    await expect(rejected).rejects.toThrow('too many rows');
    const { rows } = await database.query('select id from with_role_decide');
    expect(rows).toHaveLength(1);
    await database.query('drop table with_role_decide');
  });
});
