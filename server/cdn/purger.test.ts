import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../tests/fixtures/database.ts';
import { until } from '../../tests/fixtures/until.ts';
import { startWebhookReceiver } from '../../tests/fixtures/webhook-receiver.ts';
import { createDatabase, type Database } from '../postgres/database.ts';
import { createLogger } from '../support/logger.ts';
import { startPurger } from './purger.ts';

let clone: TestDatabase;
let databases: Database[];
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
const stops: (() => Promise<void>)[] = [];
const logger = createLogger('silent');

beforeAll(async () => {
  clone = await cloneDatabase();
  databases = [1, 2].map(() => createDatabase({ connectionString: clone.url }));
  receiver = await startWebhookReceiver();
  for (const database of databases) await start(database);
  await until(async () => (await countWaiting()) === 0);
});

afterAll(async () => {
  for (const stop of stops) await stop();
  for (const database of databases ?? []) await database.close();
  await receiver?.stop();
  await clone?.drop();
});

beforeEach(() => {
  receiver.received.length = 0;
  receiver.response.status = 204;
  delete receiver.response.held;
});

async function start(database: Database, urls = [receiver.url]) {
  const template = { urls, method: 'POST', headers: {}, body: '{tags[]}' };
  stops.push(await startPurger({ database, template, maxAge: 600, logger }));
}

const query = (text: string) => (databases[0] as Database).query(text);
const countWaiting = async () => (await query('select from private.cdn_changes')).rowCount;
const change = 'update public.retention_periods set months = months';
const purged = () => receiver.received.map(({ body }) => JSON.parse(body));

it('two processes purge the tables of one transaction once', async () => {
  await query(`with a as (update public.retention_periods set months = months)
    update public.settings set value = value`);
  await until(async () => (await countWaiting()) === 0);
  const tags = ['retention_periods', 'settings'];
  expect(purged()).toEqual([tags]);
});

it('a change that is rolled back is not purged', async () => {
  await (databases[0] as Database)
    .transaction(async (inside) => {
      await inside(change);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await countWaiting()).toBe(0);
});

it('a change during a purge is purged again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  receiver.response.held = promise;
  await query(change);
  await until(() => receiver.received.length === 1);
  await query(change);
  resolve();
  await until(async () => (await countWaiting()) === 0);
  expect(purged()).toEqual([['retention_periods'], ['retention_periods']]);
});

it('a purge that fails is repeated by one of the processes, with later changes', async () => {
  receiver.response.status = 500;
  await query(change);
  await until(() => receiver.received.length === 2);
  receiver.response.status = 204;
  await until(async () => (await countWaiting()) === 0);
  expect(receiver.received.length).toBeLessThan(6);
});

it('tags that a dead process had claimed are purged after its claim, and nothing older than the CDN holds', async () => {
  await query(
    `insert into private.cdn_changes (tag, claimed_until, changed_at) values
       ('jobs', now() - interval '1 second', now()), ('articles', '-infinity', now() - interval '1 day')`,
  );
  await query(`notify content, '{}'`);
  await until(async () => (await countWaiting()) === 0);
  expect(purged()).toEqual([['jobs']]);
});

it('a purge that the database does not record is not logged as one that the CDN did not take', async () => {
  const logged = vi.spyOn(logger, 'error');
  await query(`create function public.reject() returns trigger language plpgsql as
    'begin raise exception ''rejected''; end'`);
  await query(`create trigger reject before delete on private.cdn_changes
    for each row execute function public.reject()`);
  await query(change);
  await until(() => receiver.received.length === 1);
  await sleep(200);
  await query('drop function public.reject cascade');
  await query('delete from private.cdn_changes');
  expect(logged).not.toHaveBeenCalled();
});

it('nothing is purged after the stop', async () => {
  for (const stop of stops.splice(0)) await stop();
  await query(change);
  await sleep(600);
  expect(purged()).toEqual([]);
  await query('delete from private.cdn_changes');
});

it('records nothing without a CDN, and warns that it ended the purges of all processes', async () => {
  const [, second] = databases as [Database, Database];
  const warned = vi.spyOn(logger, 'warn');
  const startWithout = () =>
    startPurger({ database: second, template: undefined, maxAge: 0, logger });
  await startWithout();
  await query(change);
  expect(await countWaiting()).toBe(0);
  await startWithout();
  expect(warned.mock.calls).toEqual([[expect.stringContaining('purges are off')]]);
});
