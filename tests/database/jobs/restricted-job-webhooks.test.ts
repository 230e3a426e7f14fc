import { expect, test } from 'vitest';
import { prepareRestrictedJobs } from './prepare-restricted-jobs.ts';

const { restricted, query, restrict } = prepareRestrictedJobs();

test('other systems are told nothing of people who are known by a restricted job only', async () => {
  await query(
    `insert into public.webhooks (name, url, events)
     values ('Board', 'https://board.example/hook', '{person.created,person.updated}')`,
  );
  await restrict();
  const applicants = `with added as (
      insert into public.people (first_name, last_name, email)
      values ('Ada', 'Reed', gen_random_uuid() || '@y.example') returning id
    ), applied as (
      insert into public.applications (job_id, person_id) select $1, id from added
    ) select id from added`;
  const [{ id }] = await query(applicants, [restricted.job]);
  const rename = () =>
    query(`update public.people set last_name = last_name || 'y' where id = $1`, [id]);
  await rename();
  const told = () =>
    query('select event::text from public.webhook_deliveries where object_id = $1', [id]);
  expect(await told()).toEqual([]);
  await query('insert into public.candidates (person_id) values ($1)', [id]);
  await rename();
  expect(await told()).toEqual([{ event: 'person.updated' }]);
});

test('other systems are told nothing of a restricted job', async () => {
  await query(
    `insert into public.webhooks (name, url, events)
     values ('Payroll', 'https://payroll.example/hook', '{application.created,application.updated}')`,
  );
  const told = () =>
    query('select from public.webhook_deliveries where object_id = $1', [restricted.application]);
  await query(`update public.applications set stage = 'screening' where id = $1`, [
    restricted.application,
  ]);
  expect(await told()).toHaveLength(1);
  await restrict();
  await query(`update public.applications set stage = 'interview' where id = $1`, [
    restricted.application,
  ]);
  expect(await told()).toHaveLength(1);
});
