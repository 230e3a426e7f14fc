import { expect, it } from 'vitest';
import { rollUpAnalytics } from '../../server/worker/roll-up-analytics.ts';
import type { AnyRow } from '../fixtures/any-row.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { prepareWorker } from '../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

const { runTwice } = prepareWorker(server);

it('visits are summed by Stockholm day, and summing again gives the same result', async () => {
  const event = (name: string, properties: object) =>
    server.database.query<AnyRow>(
      `insert into analytics_events (occurred_at, name, path, language, properties)
       select (current_date::timestamp at time zone 'Europe/Stockholm') - interval '1 hour', $1, '/x', 'sv', $2`,
      [name, properties],
    );
  await event('seen', {});
  await event('seen', {});
  await event('engagement', { level: 'high' });
  await runTwice(rollUpAnalytics);
  const sums = await rows(
    `select day = current_date - 1 as yesterday, name, detail, events::integer from analytics_daily where path = '/x' order by name`,
  );
  expect(sums).toEqual([
    { yesterday: true, name: 'engagement', detail: 'high', events: 1 },
    { yesterday: true, name: 'seen', detail: '', events: 2 },
  ]);
});

it('visits from many hosts are summed by the most frequent ones, also when those change', async () => {
  const day = `(current_date - 1)::timestamp at time zone 'Europe/Stockholm' + interval '12 hours'`;
  const arrive = (host: string, count: number) =>
    server.database.query(
      `insert into analytics_events (occurred_at, name, path, referrer_host)
       select ${day}, 'page_view', '/hosts', $1 from generate_series(1, $2)`,
      [host, count],
    );
  for (let n = 0; n < 60; n += 1) await arrive(`h${String(n).padStart(2, '0')}.example`, 2);
  await runTwice(rollUpAnalytics);
  const sums = () =>
    rows(
      `select referrer_host as host, events::integer from analytics_daily where path = '/hosts' order by 1`,
    );
  const before = await sums();
  expect(before).toHaveLength(51);
  expect(before.at(-1)).toEqual({ host: 'other', events: 20 });
  await arrive('h59.example', 1);
  await runTwice(rollUpAnalytics);
  const after = await sums();
  expect(after).toHaveLength(51);
  expect(after).toContainEqual({ host: 'h59.example', events: 3 });
  expect(after).not.toContainEqual(expect.objectContaining({ host: 'h49.example' }));
  expect(after.reduce((sum, { events }) => sum + (events as number), 0)).toBe(121);
});

it('visits are summed from the last summed day, however long ago', async () => {
  await server.database.query(
    `insert into analytics_events (name, path, occurred_at) values ('late', '/pause', now() - interval '9 days')`,
  );
  await server.database.query(
    `delete from analytics_daily where day > current_date - 10;
     insert into analytics_daily (day, name, events) values (current_date - 10, 'seen', 1)`,
  );
  await runTwice(rollUpAnalytics);
  expect(await rows(`select name, events from analytics_daily where path = '/pause'`)).toEqual([
    { name: 'late', events: 1 },
  ]);
});
