import { expect, test } from 'vitest';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { type Step, writeHistory } from './prepare-history.ts';

const database = prepareCastDatabase();

async function listStays(steps: [Step, ...Step[]], imported = false) {
  const { addJob, addApplication } = writeHistory(database.client);
  const job = await addJob({ slug: `job-${crypto.randomUUID()}` });
  const id = await addApplication({ job, steps, imported });
  const { rows } = await database.client.query(
    `select concat_ws(' ', stage, to_char(entered_at at time zone 'UTC', 'DD HH24:MI'), '-',
       to_char(left_at at time zone 'UTC', 'DD HH24:MI'), '>', reached) as stay
     from public.stage_stays where application_id = $1 order by id`,
    [id],
  );
  return rows.map(({ stay }) => stay);
}

test('each stage is a stay, and a rejection is no progress', async () => {
  expect(
    await listStays([
      ['new', '2026-05-01T08:00Z'],
      ['interview', '2026-05-03T08:00Z'],
      ['screening', '2026-05-04T08:00Z'],
      ['rejected', '2026-05-05T08:00Z'],
      ['screening', '2026-05-07T08:00Z'],
    ]),
  ).toEqual([
    'new 01 08:00 - 03 08:00 > new',
    'interview 03 08:00 - 04 08:00 > interview',
    'screening 04 08:00 - 05 08:00 > interview',
    'rejected 05 08:00 - 07 08:00 > interview',
    'screening 07 08:00 - > interview',
  ]);
});

test('a move that is taken back within a quarter of an hour has never happened', async () => {
  expect(
    await listStays([
      ['new', '2026-05-01T08:00Z'],
      ['hired', '2026-05-02T08:00Z'],
      ['new', '2026-05-02T08:14Z'],
      ['screening', '2026-05-03T08:00Z'],
      ['interview', '2026-05-03T08:01Z'],
      ['offer', '2026-05-03T08:02Z'],
      ['interview', '2026-05-03T08:17Z'],
    ]),
  ).toEqual([
    'new 01 08:00 - 03 08:00 > new',
    'screening 03 08:00 - 03 08:01 > screening',
    'interview 03 08:01 - 03 08:02 > interview',
    'offer 03 08:02 - 03 08:17 > offer',
    'interview 03 08:17 - > offer',
  ]);
});

test('nobody knows since when an imported application was in its stage', async () => {
  expect(
    await listStays(
      [
        ['interview', '2026-05-01T08:00Z'],
        ['offer', '2026-05-03T08:00Z'],
      ],
      true,
    ),
  ).toEqual(['interview - 03 08:00 > interview', 'offer 03 08:00 - > offer']);
});

test('the product records stays by itself', async () => {
  const { client } = database;
  const { addJob } = writeHistory(client);
  const job = await addJob({ slug: 'live' });
  const { rows } = await client.query(
    `with person as (insert into public.people (first_name, last_name) values ('Vera', 'Väv') returning id)
     insert into public.applications (job_id, person_id) select $1, id from person returning id`,
    [job],
  );
  const { id } = rows[0];
  await client.query(
    `update public.stage_stays set entered_at = now() - interval '2 days' where application_id = $1`,
    [id],
  );
  await client.query(`update public.applications set stage = 'screening' where id = $1`, [id]);
  const stays = await client.query(
    `select stay.stage, left_at is null as is_current,
       coalesce(left_at = (select stage_changed_at from public.applications where id = $1), true) as fits
     from public.stage_stays as stay where application_id = $1 order by stay.id`,
    [id],
  );
  expect(stays.rows).toEqual([
    { stage: 'new', is_current: false, fits: true },
    { stage: 'screening', is_current: true, fits: true },
  ]);
});
