import { beforeEach, expect, test } from 'vitest';
import { type Actor, actAs } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { writeHistory } from '../reports/prepare-history.ts';

const database = prepareCastDatabase();
let template = '';
let job = '';

const sql = async (text: string, values: unknown[] = []) =>
  (await database.client.query(text, values)).rows;
const as = (actor: Actor, text: string, values: unknown[] = []) =>
  actAs(database.client, actor, async () => (await database.client.query(text, values)).rows);

const both = (name: string) => JSON.stringify({ en: name, sv: name });

async function addTemplate(name = 'Engineers') {
  const [added] = await sql('insert into public.stage_templates (name) values ($1) returning id', [
    both(name),
  ]);
  return added.id as string;
}

async function addStep(stage: string, name: string, to = template) {
  const [added] = await as(
    'admin',
    'insert into public.stage_steps (template_id, stage, name) values ($1, $2, $3) returning id',
    [to, stage, both(name)],
  );
  return added.id as string;
}

const stepsOf = async (id: string) =>
  (
    await sql(
      `select name ->> 'en' as name from public.stage_steps where template_id = $1
       order by position, created_at, id`,
      [id],
    )
  ).map(({ name }) => name);

async function addApplicant(stage = 'new') {
  const { addApplication } = writeHistory(database.client);
  return addApplication({ job, steps: [[stage, '2026-05-01T08:00Z']] });
}

/** The stage and the name of the step. */
async function find(id: string) {
  const [found] = await sql(
    `select application.stage || coalesce(' / ' || (step.name ->> 'en'), '') as at
     from public.applications as application left join public.stage_steps as step on step.id = step_id
     where application.id = $1`,
    [id],
  );
  return found?.at;
}

const staysOf = (id: string) =>
  sql(
    `select step.name ->> 'en' as name, entered_at is not null as is_known, left_at is not null as has_left
     from public.step_stays as stay join public.stage_steps as step on step.id = stay.step_id
     where application_id = $1 order by stay.id`,
    [id],
  );

const useTemplate = (id: string | null, of = job) =>
  as('recruiter', 'update public.job_staff set stage_template_id = $2 where job_id = $1', [of, id]);

beforeEach(async () => {
  template = await addTemplate();
  job = await writeHistory(database.client).addJob({ slug: `job-${crypto.randomUUID()}` });
});

test('a template begins with every stage, and a new step comes after those of its stage', async () => {
  await addStep('interview', 'Second talk');
  expect(await stepsOf(template)).toEqual([
    ...['New', 'Screening', 'Interview', 'Second talk', 'Offer', 'Hired', 'Rejected'],
  ]);
  const ids = await sql(
    'select id from public.stage_steps where template_id = $1 order by position desc, created_at desc, id',
    [template],
  );
  await as('admin', 'select public.order_stage_steps($1)', [ids.map(({ id }) => id)]);
  expect((await stepsOf(template))[0]).toBe('Rejected');
});

test('a template has at most twenty stages', async () => {
  for (let count = 6; count < 20; count += 1) await addStep('screening', `Test ${count}`);
  await expect(addStep('screening', 'One more')).rejects.toMatchObject({ hint: 'too_many_steps' });
});

test('a job without a template has no steps, and one with applications maps them by stage', async () => {
  const people = { new: await addApplicant(), interview: await addApplicant('interview') };
  expect(await find(people.interview)).toBe('interview');
  await addStep('interview', 'Second talk');
  const [before] = await sql('select count(*) from public.application_events');
  const preview = await as(
    'recruiter',
    'select stage, from_step, applications::int from public.preview_stage_template($1, $2)',
    [job, template],
  );
  expect(preview).toEqual([
    { stage: 'new', from_step: null, applications: 1 },
    { stage: 'interview', from_step: null, applications: 1 },
  ]);
  await useTemplate(template);
  expect(await find(people.new)).toBe('new / New');
  expect(await find(people.interview)).toBe('interview / Interview');
  // Nobody was moved, and nobody knows since when they would have been in the step.
  expect((await sql('select count(*) from public.application_events'))[0]).toEqual(before);
  expect(await staysOf(people.new)).toEqual([{ name: 'New', is_known: false, has_left: false }]);

  await useTemplate(null);
  expect(await find(people.interview)).toBe('interview');
  expect(await staysOf(people.new)).toEqual([{ name: 'New', is_known: false, has_left: true }]);
});

test('stage and step stay consistent, whichever of them changes', async () => {
  const second = await addStep('interview', 'Second talk');
  const other = await addStep('interview', 'Elsewhere', await addTemplate('Others'));
  await useTemplate(template);
  const id = await addApplicant();
  expect(await find(id)).toBe('new / New');
  const set = (columns: string, ...values: unknown[]) =>
    as('recruiter', `update public.applications set ${columns} where id = $1`, [id, ...values]);

  await set(`stage = 'interview'`);
  expect(await find(id)).toBe('interview / Interview');
  await set(`stage = 'screening'`);
  await set('step_id = $2', second);
  expect(await find(id)).toBe('interview / Second talk');
  await set(`position = '5'`);
  await set(`stage = 'interview'`);
  expect(await find(id)).toBe('interview / Second talk');
  await set('step_id = null');
  expect(await find(id)).toBe('interview / Interview');
  for (const [columns, step] of [
    ['step_id = $2', other],
    [`step_id = $2, stage = 'offer'`, second],
  ] as const) {
    await expect(set(columns, step)).rejects.toMatchObject({ code: '23514', hint: 'step' });
  }
  const events = await sql(
    `select kind, data ->> 'from' as "from", data ->> 'to' as "to", data ? 'to_step' as has_step
     from public.application_events where application_id = $1 and kind like '%_moved' order by id`,
    [id],
  );
  expect(events).toEqual([
    { kind: 'stage_moved', from: 'new', to: 'interview', has_step: true },
    { kind: 'stage_moved', from: 'interview', to: 'screening', has_step: true },
    { kind: 'stage_moved', from: 'screening', to: 'interview', has_step: true },
    { kind: 'step_moved', from: 'interview', to: 'interview', has_step: true },
  ]);
});

test('stays are recorded by step, and a slip is forgotten', async () => {
  const second = await addStep('interview', 'Second talk');
  await useTemplate(template);
  const id = await addApplicant();
  const move = (step: string | null, stage: string) =>
    sql('update public.applications set step_id = $2, stage = $3 where id = $1', [id, step, stage]);
  await move(null, 'interview');
  await sql(
    `update public.step_stays set entered_at = entered_at - interval '1 hour' where application_id = $1`,
    [id],
  );
  await move(second, 'interview');
  await move(null, 'interview');
  expect(await staysOf(id)).toEqual([
    { name: 'New', is_known: true, has_left: true },
    { name: 'Interview', is_known: true, has_left: false },
  ]);
  // A stay in a stage does not end with a step.
  const stays = await sql('select stage from public.stage_stays where application_id = $1', [id]);
  expect(stays.map(({ stage }) => stage)).toEqual(['new', 'interview']);
});

test('people in a deleted step move to another one of the same stage, and every stage keeps one', async () => {
  const second = await addStep('interview', 'Second talk');
  await useTemplate(template);
  const id = await addApplicant();
  await sql('update public.applications set step_id = $2 where id = $1', [id, second]);
  const remove = (actor: Actor, step: string) =>
    as(actor, 'select public.delete_stage_step($1)', [step]);
  await expect(remove('recruiter', second)).rejects.toMatchObject({ code: '42501' });
  await remove('admin', second);
  expect(await find(id)).toBe('interview / Interview');
  expect((await staysOf(id)).map(({ name }) => name)).toEqual(['New', 'Interview']);
  const [last] = await sql(
    `select id from public.stage_steps where template_id = $1 and stage = 'interview'`,
    [template],
  );
  await expect(remove('admin', last.id)).rejects.toMatchObject({ hint: 'last_step' });
  await expect(
    as('admin', 'delete from public.stage_templates where id = $1', [template]),
  ).rejects.toMatchObject({ code: '23503' });
  await useTemplate(null);
  await as('admin', 'delete from public.stage_templates where id = $1', [template]);
  expect(await stepsOf(template)).toEqual([]);
});

test('new jobs and copies have the template of their client or original, unless it is retired', async () => {
  const client = '00000000-0000-4000-a000-00000000c1e4';
  await sql(`insert into public.clients (id, name) values ($1, 'Garnet')`, [client]);
  await as(
    'admin',
    'update public.client_details set stage_template_id = $2 where client_id = $1',
    [client, template],
  );
  const { addJob } = writeHistory(database.client);
  const slug = () => `job-${crypto.randomUUID()}`;
  const templateOf = async (id: string) =>
    (await sql('select stage_template_id from public.job_staff where job_id = $1', [id]))[0]
      ?.stage_template_id;
  const copy = async (id: string, actor: Actor = 'recruiter') =>
    (await as(actor, 'select public.duplicate_job($1) as id', [id]))[0]?.id;
  const own = await addTemplate('Own');
  const first = await addJob({ slug: slug(), client });
  expect(await templateOf(first)).toBe(template);
  await useTemplate(own, first);
  expect(await templateOf(await copy(first))).toBe(own);
  expect(await templateOf(await copy(first, 'editor'))).toBe(own);
  await as('admin', 'update public.stage_templates set retired_at = now()');
  expect(await templateOf(await copy(first))).toBe(null);
  expect(await templateOf(await addJob({ slug: slug(), client }))).toBe(null);
  await expect(useTemplate(template)).rejects.toMatchObject({ hint: 'stage_template_retired' });
  await as('admin', 'update public.stage_templates set retired_at = null');
});

test('applications that arrive and move while the template changes have its steps', async () => {
  const moved = await addApplicant();
  const [arriving, moving] = [await database.connect(), await database.connect()];
  const [{ id: person }] = await sql(
    `insert into public.people (first_name, last_name) values ('Vide', 'Väv') returning id`,
  );
  for (const one of [arriving, moving]) await one.query('begin');
  const { rows } = await arriving.query(
    'insert into public.applications (job_id, person_id) values ($1, $2) returning id, step_id',
    [job, person],
  );
  await moving.query(
    `update public.applications set stage = 'offer', step_id = null where id = $1`,
    [moved],
  );
  const changed = useTemplate(template);
  // The change waits for both.
  await moving.query('commit');
  await arriving.query('commit');
  await changed;
  expect(rows[0]?.step_id).toBe(null);
  expect(await find(rows[0]?.id)).toBe('new / New');
  expect(await find(moved)).toBe('offer / Offer');
});

test('the board counts and lists by step', async () => {
  const second = await addStep('interview', 'Second talk');
  await useTemplate(template);
  const id = await addApplicant('interview');
  await addApplicant('interview');
  await sql('update public.applications set step_id = $2 where id = $1', [id, second]);
  const counted = await as(
    'recruiter',
    'select step_id, total::int from public.count_board_steps($1, $2) where total > 0 order by step_id = $3',
    [{ jobs: [job] }, template, second],
  );
  expect(counted.map(({ total }) => total)).toEqual([1, 1]);
  expect(counted[1]?.step_id).toBe(second);
  const listed = await as('recruiter', 'select id from public.list_board($1)', [
    { jobs: [job], steps: [second] },
  ]);
  expect(listed).toEqual([{ id }]);
});

test('reports measure stays by step, with the rows behind them', async () => {
  const second = await addStep('interview', 'Second talk');
  await useTemplate(template);
  const id = await addApplicant('interview');
  const { rows } = await database.client.query(
    `update public.step_stays set entered_at = now() - interval '3 days' where application_id = $1 returning step_id`,
    [id],
  );
  await sql('update public.applications set step_id = $2 where id = $1', [id, second]);
  const period = `current_date - 1, current_date + 1, '{"jobs": ["${job}"]}'`;
  const times = await as('recruiter', `select * from public.report_step_times(${period})`);
  expect(times).toMatchObject([{ step_id: rows[0]?.step_id, stays: '1' }]);
  expect(Math.round(times[0]?.median_days)).toBe(3);
  const list = (step: string) =>
    as(
      'recruiter',
      `select application_id from public.list_report_rows('step_stays', ${period}, at_step => $1)`,
      [step],
    );
  expect(await list(rows[0]?.step_id)).toEqual([{ application_id: id }]);
  expect(await list(second)).toEqual([]);
  expect(await as('recruiter', `select * from public.report_stage_times(${period})`)).toEqual([]);
});
