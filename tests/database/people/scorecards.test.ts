import { beforeEach, expect, test } from 'vitest';
import { type Actor, actAs, cast, violasPerson } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const query = async (sql: string, values: unknown[] = []) =>
  (await database.client.query(sql, values)).rows;
const as = (actor: Actor, sql: string, values: unknown[] = []) =>
  actAs(database.client, actor, () => query(sql, values));

const { astrid, rasmus } = cast;
let application: string;

beforeEach(async () => {
  for (const table of ['scorecards', 'tasks', 'notifications', 'applications']) {
    await query(`delete from public.${table}`);
  }
  await query('update public.people set erase_after = null');
  const [job] = await query(
    `insert into public.jobs (slug, kind, field, title, state)
     values (gen_random_uuid()::text, 'internal', 'creative', '{"en": "Cook"}', 'open') returning id`,
  );
  [{ id: application }] = await query(
    `insert into public.applications (job_id, person_id, stage) values ($1, $2, 'interview') returning id`,
    [job.id, violasPerson],
  );
});

const submit = (actor: Actor, recommendation = 'yes') =>
  as(
    actor,
    `insert into public.scorecards (application_id, recommendation, scores, notes)
     values ($1, $2, '[{"name": "Calm", "score": 4}]', 'Listens') returning staff_id`,
    [application, recommendation],
  );
const read = async (actor: Actor) =>
  (await as(actor, 'select staff_id from public.scorecards order by staff_id')).map(
    ({ staff_id }) => staff_id,
  );

test('the scorecards of others are hidden until one has submitted, also from administrators', async () => {
  await submit('recruiter');
  expect(await read('recruiter')).toEqual([rasmus.id]);
  expect(await read('admin')).toEqual([]);
  await submit('admin', 'no');
  expect(await read('admin')).toEqual([astrid.id, rasmus.id]);
  expect(await read('recruiter')).toEqual([astrid.id, rasmus.id]);
});

test('once the application is decided, there is nothing left to influence', async () => {
  await submit('recruiter');
  await query(`update public.applications set stage = 'hired', merit_note = 'Cooks best'`);
  expect(await read('admin')).toEqual([rasmus.id]);
});

test('the authors of scorecards are known before the scorecards can be read', async () => {
  await submit('recruiter');
  const authors = 'select staff_id from public.list_scorecard_authors($1)';
  expect(await as('admin', authors, [application])).toEqual([{ staff_id: rasmus.id }]);
  expect(await as('editor', authors, [application])).toEqual([]);
  await query(`update public.people set erase_after = now() + interval '1 day'`);
  expect(await as('admin', authors, [application])).toEqual([]);
  expect(await read('recruiter')).toEqual([]);
});

test('a scorecard is written only in the name of its author', async () => {
  await submit('recruiter');
  await expect(
    as(
      'admin',
      `insert into public.scorecards (application_id, staff_id, recommendation) values ($1, $2, 'yes')`,
      [application, rasmus.id],
    ),
  ).rejects.toThrow(/permission denied/);
  const changed = await as(
    'admin',
    `update public.scorecards set recommendation = 'strong_no' returning id`,
  );
  expect(changed).toEqual([]);
});

test.each([
  '{}',
  '[{"name": "Calm", "score": 6}]',
  '[{"name": "", "score": 3}]',
  '[{"name": "Calm", "score": "3"}]',
  '[{"name": "Calm", "score": 3, "note": "x"}]',
  '["Calm"]',
])('scores such as %s are rejected', async (scores) => {
  await expect(
    as(
      'recruiter',
      `insert into public.scorecards (application_id, recommendation, scores) values ($1, 'yes', $2)`,
      [application, scores],
    ),
  ).rejects.toThrow(/scorecards_scores_check/);
});

const ask = (owner: string) =>
  as(
    'recruiter',
    `insert into public.tasks (kind, title, due_on, owner_id, application_id)
     values ('scorecard', 'Scorecard', '2030-01-01', $1, $2)`,
    [owner, application],
  );

test('a colleague is asked once, and has done the task by submitting', async () => {
  await ask(astrid.id);
  await expect(ask(astrid.id)).rejects.toThrow(/tasks_one_scorecard/);
  const notified = () =>
    query('select user_id, kind from public.notifications where read_at is null');
  expect(await notified()).toEqual([{ user_id: astrid.id, kind: 'scorecard_assigned' }]);
  await submit('recruiter');
  const open = 'select owner_id from public.tasks where done_at is null';
  expect(await query(open)).toEqual([{ owner_id: astrid.id }]);
  await submit('admin');
  expect(await query(open)).toEqual([]);
  expect(await notified()).toEqual([]);
  const events = await query(
    `select kind, actor_id, data from public.application_events where kind like 'scorecard%' or kind like 'task%' order by id`,
  );
  expect(events).toEqual([
    { kind: 'scorecard_asked', actor_id: rasmus.id, data: { staff_id: astrid.id } },
    { kind: 'scorecard_submitted', actor_id: rasmus.id, data: {} },
    { kind: 'scorecard_submitted', actor_id: astrid.id, data: {} },
  ]);
});

test('an erasure keeps the scores and erases the words', async () => {
  await submit('recruiter');
  await query('select private.anonymise_person($1, $2)', [violasPerson, 'test']);
  const [remainingRow] = await query('select recommendation, scores, notes from public.scorecards');
  expect(remainingRow).toEqual({
    recommendation: 'yes',
    scores: [{ name: 'Calm', score: 4 }],
    notes: null,
  });
  await query(
    `update public.people set anonymised_at = null, first_name = 'Viola', last_name = 'Visby' where id = $1`,
    [violasPerson],
  );
});

test('one is missing after an interview, until it is written, asked for or no longer needed', async () => {
  const [interview] = await query(
    `insert into public.interviews (application_id, job_id, kind, minutes, language, time_zone, choice, state, starts_at, ends_at)
     select id, job_id, 'video', 45, 'en', 'Europe/Stockholm', 'fixed', 'booked', now() - interval '2 hours',
       now() - interval '75 minutes' from public.applications returning id`,
  );
  await query(
    'insert into public.interview_attendees (interview_id, staff_id) values ($1, $2), ($1, $3)',
    [interview.id, rasmus.id, astrid.id],
  );
  const missing = async (actor: Actor) =>
    (await as(actor, 'select application_id from public.list_missing_scorecards()')).length;
  expect([await missing('recruiter'), await missing('admin'), await missing('editor')]).toEqual([
    1, 1, 0,
  ]);
  await submit('recruiter');
  expect([await missing('recruiter'), await missing('admin')]).toEqual([0, 1]);
  await as(
    'recruiter',
    `insert into public.tasks (kind, title, application_id, owner_id, due_on)
     values ('scorecard', 'Scorecard', $1, $2, current_date)`,
    [application, astrid.id],
  );
  expect(await missing('admin')).toBe(0);
  await query('delete from public.tasks');
  expect(await missing('admin')).toBe(1);
  await query(`update public.applications set stage = 'hired', merit_note = 'Cooks best'`);
  expect(await missing('admin')).toBe(0);
});
