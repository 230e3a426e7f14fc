import { describe, expect, it } from 'vitest';
import { identityOf, prepareRoles, whoAmI } from '../../../tests/fixtures/postgres/roles.ts';
import { createDatabase } from '../database.ts';
import { DatabaseUnavailable } from '../unavailable.ts';

const database = prepareRoles();

describe('a lost connection', () => {
  it('retries a read whose connection is cut', async () => {
    const ada = identityOf('with_role_ada', '1');
    const pid = { text: 'select pg_backend_pid() as pid' };
    const read = async () =>
      (await database.withRole(ada, pid, { access: 'read' })).rows[0] as { pid: number };
    for (let n = 0; n < 120; n++) await read();
    const { pid: pipelinePid } = await read();
    const cut = database.query('select pg_terminate_backend($1)', [pipelinePid]);
    for (let n = 0; n < 200; n++) expect((await read()).pid).toBeGreaterThan(0);
    await cut;
    const many = await Promise.all(Array.from({ length: 20 }, read));
    expect(many.map((row) => row.pid)).not.toContain(pipelinePid);
  });

  it('rejects with DatabaseUnavailable when the connection of a write is cut', async () => {
    const sleeping = { text: `select pg_sleep(5) as "cut me"` };
    const lost = database.withRole(identityOf('with_role_ada', '1'), sleeping);
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where query like '%"cut me"' and pid <> pg_backend_pid()`;
    const rejected = expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect.poll(async () => (await database.query(cut)).rowCount).toBe(1);
    await rejected;
    const secondResponse = await database.withRole(identityOf('with_role_bo', '2'), {
      text: whoAmI,
    });
    expect(secondResponse.rows).toEqual([{ role: 'with_role_bo', sub: '2' }]);
  });

  it('rejects with DatabaseUnavailable when the database cannot be reached', async () => {
    const nowhere = createDatabase({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' });
    await expect(nowhere.withRole(identityOf('a', '1'), { text: whoAmI })).rejects.toMatchObject({
      reason: 'unreachable',
    });
    await nowhere.close();
  });
});
