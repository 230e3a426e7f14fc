import { describe, expect, it } from 'vitest';
import { anonymous } from '../../../server/http/identity/identity.ts';
import { createDatabase } from '../../../server/postgres/database.ts';
import { createRestHandler } from '../../../server/rest/handler.ts';
import { serveWorld } from './world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('the schema cache', () => {
  it('reloads on NOTIFY and after an unknown name', async () => {
    await world.database.query(
      'create table public.later (id int); grant all on public.later to anon',
    );
    await world.database.query(`notify pgrst, 'reload schema'`);
    await expect
      .poll(async () => (await from('later').select()).status, { timeout: 8_000 })
      .toBe(200);
    await world.database.query('alter table public.later add column more int');
    await world.database.query(`notify pgrst, 'reload schema'`);
    // A reader that misses the schema cache waits for the running reload.
    await expect
      .poll(async () => (await from('later').select('more')).status, { timeout: 8_000 })
      .toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    await world.database.query(
      'create table public.latest (id int); grant all on public.latest to anon',
    );
    expect((await from('latest').select()).status).toBe(200);
  });
});

describe('an unavailable database', () => {
  it('causes 503 responses, and requests succeed again when it is back', async () => {
    const database = createDatabase({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' });
    const handle = createRestHandler({ database, identify: () => anonymous });
    const response = await handle(new Request('http://localhost/rest/v1/users'));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'PGRST000' });
    await database.close();
    await world.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect.poll(async () => (await from('users').select('id')).status).toBe(200);
    const { error } = await from('pairs').insert({ a: 33, b: 1 });
    expect(error).toBeNull();
  });
});
