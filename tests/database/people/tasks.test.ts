import { beforeEach, expect, test } from 'vitest';
import { actAs, cast, violasPerson } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const query = async (sql: string, values: unknown[] = []) =>
  (await database.client.query(sql, values)).rows;
const asRecruiter = (sql: string, values: unknown[] = []) =>
  actAs(database.client, 'recruiter', () => query(sql, values));

const { astrid, rasmus, edith } = cast;
let application: string;
let client: string;

beforeEach(async () => {
  for (const table of ['tasks', 'notifications', 'person_events', 'applications', 'clients']) {
    await query(`delete from public.${table}`);
  }
  await query(`update public.people set erase_after = null`);
  await query(`update public.staff_profiles set state = 'active' where user_id = $1`, [astrid.id]);
  const [job] = await query(
    `insert into public.jobs (slug, kind, field, title, state)
     values (gen_random_uuid()::text, 'internal', 'creative', '{"en": "Cook"}', 'open') returning id`,
  );
  [{ id: application }] = await query(
    'insert into public.applications (job_id, person_id) values ($1, $2) returning id',
    [job.id, violasPerson],
  );
  [{ id: client }] = await query(
    `insert into public.clients (name) values ('Ullverket') returning id`,
  );
});

type About = 'application_id' | 'person_id' | 'client_id';

async function give(about: About, id: string, owner: string, due = `'2030-01-01'`) {
  const [task] = await asRecruiter(
    `insert into public.tasks (title, owner_id, due_on, ${about}) values ('Call a reference', $2, ${due}, $1) returning id`,
    [id, owner],
  );
  return task.id as string;
}

const notifications = () =>
  query(
    'select user_id, kind, actor_id, task_id, read_at is not null as read from public.notifications order by created_at',
  );

const events = (table: string, column: string, id: string) =>
  query(
    `select kind, actor_id, data from public.${table} where ${column} = $1 and kind like 'task%' order by id`,
    [id],
  );

const tables = {
  application_id: 'application_events',
  person_id: 'person_events',
  client_id: 'client_events',
};

test.each(Object.keys(tables) as About[])(
  'the timeline of %s says that a task was given, done and reopened',
  async (about) => {
    const subject = { application_id: application, person_id: violasPerson, client_id: client };
    const id = await give(about, subject[about], rasmus.id);
    const change = 'update public.tasks set done_at = $2 where id = $1 returning done_at, done_by';
    const [done] = await asRecruiter(change, [id, '2020-01-01']);
    expect(done.done_by).toBe(rasmus.id);
    expect(done.done_at.getFullYear()).toBeGreaterThan(2020);
    // Doing it again changes nothing.
    const [secondRow] = await asRecruiter(change, [id, '2021-01-01']);
    expect(secondRow).toEqual(done);
    const [reopened] = await asRecruiter(change, [id, null]);
    expect(reopened).toEqual({ done_at: null, done_by: null });
    const event = (kind: string) => ({ kind, actor_id: rasmus.id, data: { task_id: id } });
    expect(await events(tables[about], about, subject[about])).toEqual(
      ['task_added', 'task_done', 'task_reopened'].map(event),
    );
  },
);

test('a task is about exactly one record', async () => {
  const insert = `insert into public.tasks (title, due_on, person_id, client_id) values ('Call', '2030-01-01', $1, $2)`;
  await expect(asRecruiter(insert, [violasPerson, client])).rejects.toThrow(/about one record/);
  await expect(asRecruiter(insert, [null, null])).rejects.toThrow(/about one record/);
});

test('the owner is told of a task by somebody else, and has read it once it is done', async () => {
  const own = await give('person_id', violasPerson, rasmus.id);
  const givenTask = await give('person_id', violasPerson, astrid.id);
  // An editor may not read tasks.
  await give('person_id', violasPerson, edith.id);
  const expectedNotification = { user_id: astrid.id, kind: 'task_assigned', actor_id: rasmus.id };
  expect(await notifications()).toEqual([
    { ...expectedNotification, task_id: givenTask, read: false },
  ]);
  await asRecruiter('update public.tasks set owner_id = $2 where id = $1', [own, astrid.id]);
  await asRecruiter('update public.tasks set done_at = now() where id = $1', [givenTask]);
  expect(await notifications()).toEqual([
    { ...expectedNotification, task_id: givenTask, read: true },
    { ...expectedNotification, task_id: own, read: false },
  ]);
});

const remind = () => query('select private.remind_of_tasks()');
const dayBefore = (id: string) =>
  query(
    `update public.tasks set due_on = private.day_of(now()) - 1, reminded_at = null where id = $1`,
    [id],
  );
const due = async () => (await notifications()).filter(({ kind }) => kind === 'task_due');

test('a task that becomes due is mentioned once, and again after it was postponed', async () => {
  const id = await give('application_id', application, rasmus.id);
  await remind();
  expect(await due()).toEqual([]);
  // Lets the days pass without the trigger, which would treat the new day as chosen today.
  await query(`alter table public.tasks disable trigger stamp_task`);
  await dayBefore(id);
  await query(`alter table public.tasks enable trigger stamp_task`);
  await remind();
  await remind();
  expect(await due()).toEqual([
    { user_id: rasmus.id, kind: 'task_due', actor_id: null, task_id: id, read: false },
  ]);
  await asRecruiter(`update public.tasks set due_on = '2031-01-01' where id = $1`, [id]);
  const [postponed] = await query('select reminded_at from public.tasks where id = $1', [id]);
  expect(postponed.reminded_at).toBeNull();
});

test('a task that was given for today needs no reminder', async () => {
  await give('client_id', client, rasmus.id, 'current_date');
  await remind();
  expect(await due()).toEqual([]);
});

test.each([
  ['is done', 'update public.tasks set done_at = now()'],
  [
    'belongs to a colleague who has left',
    `update public.staff_profiles set state = 'disabled' where user_id = '${astrid.id}'`,
  ],
  [
    'is about a person who awaits erasure',
    `update public.people set erase_after = now() + interval '1 day'`,
  ],
])('nobody is reminded of a task that %s', async (_, change) => {
  const id = await give('application_id', application, astrid.id);
  await query(`alter table public.tasks disable trigger stamp_task`);
  await dayBefore(id);
  await query(`alter table public.tasks enable trigger stamp_task`);
  // The only administrator cannot be disabled.
  await query(
    `insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000077', 'ada@example.com') on conflict do nothing`,
  );
  await query(`insert into public.staff_profiles (user_id, name, email, role, state)
    values ('00000000-0000-4000-8000-000000000077', 'Ada', 'ada@example.com', 'admin', 'active') on conflict do nothing`);
  await query(change);
  await remind();
  expect(await due()).toEqual([]);
});

test('notifications of hidden tasks are hidden', async () => {
  await give('person_id', violasPerson, astrid.id);
  const read = () =>
    actAs(database.client, 'admin', () => query('select kind from public.notifications'));
  expect(await read()).toEqual([{ kind: 'task_assigned' }]);
  await query(`update public.people set erase_after = now() + interval '1 day' where id = $1`, [
    violasPerson,
  ]);
  expect(await read()).toEqual([]);
});

test('an erasure deletes the tasks about the person, and the name in others', async () => {
  const [{ id: erased }] = await query(
    `insert into public.people (first_name, last_name, email) values ('Ottilia', 'Rosenqvist', 'ottilia@people.example') returning id`,
  );
  await give('person_id', erased, rasmus.id);
  await asRecruiter(
    `insert into public.tasks (title, details, due_on, client_id)
     values ('Ask about Ottilia Rosenqvist', 'Or ottilia@people.example', '2030-01-01', $1)`,
    [client],
  );
  await query('select private.anonymise_person($1, $2)', [erased, 'test']);
  const remainingRows = await query('select title, details, person_id from public.tasks');
  expect(remainingRows).toEqual([
    { title: 'Ask about (erased)', details: 'Or (erased)', person_id: null },
  ]);
});
