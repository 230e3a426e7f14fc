import { expect, it } from 'vitest';
import { createSchemaHolder } from '../../../server/rest/schema/schema-holder.ts';
import { serveWorld } from './world.ts';

const world = serveWorld();

it('keeps prepared requests after requests with unknown names', async () => {
  const holder = createSchemaHolder(world.database, ['public'], []);
  const cache = await holder.get();
  let replaced = 0;
  holder.onReload(() => {
    replaced += 1;
  });
  expect(await holder.afterMiss()).toBe(false);
  expect(replaced).toBe(0);
  expect(await holder.get()).toBe(cache);
});

it('finds a table that was created without a notification', async () => {
  const holder = createSchemaHolder(world.database, ['public'], []);
  await holder.get();
  await world.database.transaction(async (query) => {
    await query(`set local session_replication_role = 'replica'`);
    await query('create table public.unannounced (id integer primary key)');
  });
  expect(await holder.afterMiss()).toBe(true);
  expect((await holder.get()).relation('public', 'unannounced')).toBeDefined();
});
