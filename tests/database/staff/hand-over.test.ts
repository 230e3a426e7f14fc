import { expect, test } from 'vitest';
import { type Actor, become } from '../../fixtures/cast.ts';
import {
  astrid,
  edith,
  nothing,
  openWork,
  pelle,
  prepareHandOver,
  rasmus,
} from './prepare-hand-over.ts';

const { database, query, planInterview, listInterviews, count, handOver } = prepareHandOver();

test('open work goes to the successor, and booking links are paused', async () => {
  await become(database.client, 'admin');
  expect(await count(rasmus.id)).toEqual(openWork);
  await handOver(astrid.id);
  expect(await count(rasmus.id)).toEqual(nothing);
  expect(await count(astrid.id)).toEqual({ ...openWork, booking_links: '0' });
  const links = await query('select staff_id, paused from public.booking_links');
  expect(links).toContainEqual({ staff_id: rasmus.id, paused: true });
});

test('coming interviews go to the successor, those that are over stay', async () => {
  await become(database.client, 'admin');
  await handOver(astrid.id);
  await query('reset role');
  expect(await listInterviews(2099)).toEqual([{ staff_id: astrid.id, created_by: astrid.id }]);
  expect(await listInterviews(2020)).toEqual([{ staff_id: rasmus.id, created_by: rasmus.id }]);
});

test('an interview at a time when the successor is busy stays, and is counted', async () => {
  await planInterview('2099-06-01 10:15', astrid.id);
  await become(database.client, 'admin');
  await handOver(astrid.id);
  expect(await count(rasmus.id)).toEqual({ ...nothing, interviews: '1' });
  await query('reset role');
  expect(await listInterviews(2099)).toContainEqual({ staff_id: rasmus.id, created_by: astrid.id });
});

test('closed work keeps the name of the colleague', async () => {
  await become(database.client, 'admin');
  await handOver(astrid.id);
  const owners = await query(
    `select job.slug, staff.owner_id from public.job_staff as staff join public.jobs as job on job.id = staff.job_id
     where job.slug = 'spinner'`,
  );
  expect(owners).toEqual([{ slug: 'spinner', owner_id: rasmus.id }]);
  const keptRows = await query('select stage from public.applications where owner_id = $1', [
    rasmus.id,
  ]);
  expect(keptRows).toEqual([{ stage: 'rejected' }]);
  const tasks = await query('select title from public.tasks where owner_id = $1', [rasmus.id]);
  expect(tasks).toEqual([{ title: 'Write' }]);
});

test.each([
  ['themselves', rasmus.id],
  ['an editor', edith.id],
  ['somebody who waits for approval', pelle.id],
  ['nobody', '00000000-0000-4000-8000-000000000099'],
])('work cannot go to %s', async (_, successor) => {
  await become(database.client, 'admin');
  await expect(handOver(successor)).rejects.toMatchObject({ hint: 'successor_not_active' });
});

test.each(['account', 'pending', 'contact', 'editor', 'recruiter'] satisfies Actor[])(
  '%s neither counts nor hands over work of others',
  async (actor) => {
    await become(database.client, actor);
    for (const call of [() => count(rasmus.id), () => handOver(astrid.id)]) {
      await query('savepoint attempt');
      await expect(call()).rejects.toMatchObject({ code: '42501' });
      await query('rollback to savepoint attempt');
    }
  },
);
