import { expect, it } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { until } from '../../fixtures/until.ts';
import { prepareWorker } from '../../fixtures/worker.ts';

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
prepareWorker(server);

it('a notification is sent by the worker to the apps that its colleague has chosen for it', async () => {
  const url = 'https://127.0.0.1:9/hook';
  await asStaff(
    'admin',
    `insert into staff_chat_hooks (app, url, events) values ('slack', $1, '{tasks}'), ('teams', $1, '{mentions}')`,
    [url],
  );
  await rows(`insert into notifications (user_id, kind) values ($1, 'mention')`, [cast.astrid.id]);
  // The worker of the tests calls no private network, and says so.
  const states = () => rows('select app, error from staff_chat_hooks order by app');
  await until(async () => (await states())[1]?.error);
  expect(await states()).toEqual([
    { app: 'slack', error: null },
    { app: 'teams', error: 'not_public' },
  ]);
});
