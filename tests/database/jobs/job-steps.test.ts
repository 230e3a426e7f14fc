import { expect, test } from 'vitest';
import { prepareStageTemplates } from './prepare-stage-templates.ts';

const {
  prepared,
  database,
  sql,
  as,
  addTemplate,
  addStep,
  addApplicant,
  find,
  staysOf,
  useTemplate,
} = prepareStageTemplates();

test('a job without a template has no steps, and one with applications maps them by stage', async () => {
  const people = { new: await addApplicant(), interview: await addApplicant('interview') };
  expect(await find(people.interview)).toBe('interview');
  await addStep('interview', 'Second talk');
  const [before] = await sql('select count(*) from public.application_events');
  const preview = await as(
    'recruiter',
    'select stage, from_step, applications::int from public.preview_stage_template($1, $2)',
    [prepared.job, prepared.template],
  );
  expect(preview).toEqual([
    { stage: 'new', from_step: null, applications: 1 },
    { stage: 'interview', from_step: null, applications: 1 },
  ]);
  await useTemplate(prepared.template);
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
  await useTemplate(prepared.template);
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
  await useTemplate(prepared.template);
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

test('applications that arrive and move while the template changes have its steps', async () => {
  const moved = await addApplicant();
  const [arriving, moving] = [await database.connect(), await database.connect()];
  const [{ id: person }] = await sql(
    `insert into public.people (first_name, last_name) values ('Vide', 'Väv') returning id`,
  );
  for (const client of [arriving, moving]) await client.query('begin');
  const { rows } = await arriving.query(
    'insert into public.applications (job_id, person_id) values ($1, $2) returning id, step_id',
    [prepared.job, person],
  );
  await moving.query(
    `update public.applications set stage = 'offer', step_id = null where id = $1`,
    [moved],
  );
  const changed = useTemplate(prepared.template);
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
  await useTemplate(prepared.template);
  const id = await addApplicant('interview');
  await addApplicant('interview');
  await sql('update public.applications set step_id = $2 where id = $1', [id, second]);
  const counted = await as(
    'recruiter',
    'select step_id, total::int from public.count_board_steps($1, $2) where total > 0 order by step_id = $3',
    [{ jobs: [prepared.job] }, prepared.template, second],
  );
  expect(counted.map(({ total }) => total)).toEqual([1, 1]);
  expect(counted[1]?.step_id).toBe(second);
  const listed = await as('recruiter', 'select id from public.list_board($1)', [
    { jobs: [prepared.job], steps: [second] },
  ]);
  expect(listed).toEqual([{ id }]);
});

test('reports measure stays by step, with the rows behind them', async () => {
  const second = await addStep('interview', 'Second talk');
  await useTemplate(prepared.template);
  const id = await addApplicant('interview');
  const { rows } = await database.client.query(
    `update public.step_stays set entered_at = now() - interval '3 days' where application_id = $1 returning step_id`,
    [id],
  );
  await sql('update public.applications set step_id = $2 where id = $1', [id, second]);
  const period = `current_date - 1, current_date + 1, '{"jobs": ["${prepared.job}"]}'`;
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
