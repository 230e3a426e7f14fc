import { beforeAll, expect, it } from 'vitest';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { type Step, writeHistory } from './prepare-history.ts';

// Reports of the jobs with a template, and the funnel by its steps.

const database = prepareCastDatabase();
const may = ['2026-05-01', '2026-05-31'];
let call = {} as ReturnType<typeof writeHistory>['call'];
let template = '';
let other = '';
const steps: Record<string, string> = {};

const query = async (statement: string, values: unknown[] = []) =>
  (await database.client.query(statement, values)).rows;

beforeAll(async () => {
  const { addJob, addApplication, ...history } = writeHistory(database.client);
  ({ call } = history);
  const addTemplate = async () =>
    (
      await query(
        `insert into stage_templates (name) values ('{"en": "T", "sv": "T"}') returning id`,
      )
    )[0].id;
  template = await addTemplate();
  other = await addTemplate();
  for (const [stage, name] of [
    ['screening', 'Call'],
    ['interview', 'Case'],
    ['hired', 'Signed'],
  ])
    await query('insert into stage_steps (template_id, stage, name) values ($1, $2, $3)', [
      template,
      stage,
      JSON.stringify({ en: name, sv: name }),
    ]);
  const added = await query(
    `select id, name ->> 'en' as name from stage_steps where template_id = $1`,
    [template],
  );
  for (const { id, name } of added) steps[name] = id;
  const job = await addJob({ slug: 'with-template' });
  const plain = await addJob({ slug: 'without-template' });
  const add = (...path: [Step, ...Step[]]) => addApplication({ job, steps: path });
  const at = (day: number) => `2026-05-0${day}T08:00Z`;
  // Before the job had its template: an offer that was taken back, and a hire that fell through.
  await add(['new', at(1)], ['offer', at(2)], ['new', at(3)]);
  await add(['new', at(1)], ['hired', at(2)], ['screening', at(3)]);
  const rejected = await add(['new', at(1)]);
  const inCase = await add(['new', at(1)]);
  const hired = await add(['new', at(1)]);
  await addApplication({ job: plain, steps: [['interview', at(1)]] });
  await query('update job_staff set stage_template_id = $2 where job_id = $1', [job, template]);
  const move = (id: string, step: string) =>
    query(`update applications set step_id = $2, merit_note = 'Weaves well' where id = $1`, [
      id,
      steps[step],
    ]);
  await move(rejected, 'Call');
  await move(rejected, 'Rejected');
  await move(inCase, 'Case');
  await move(hired, 'Hired');
});

const readFunnel = async (filter: object) =>
  (
    await call(
      `select name ->> 'en' as name, applications from report_step_funnel($1, $2, $3, $4)
       join stage_steps on id = step_id`,
      [template, ...may, filter],
    )
  ).map(({ name, applications }) => `${name} ${applications}`);

it('counts how far applications have come in the steps of a template', async () => {
  expect(await readFunnel({ templates: [template] })).toEqual([
    'New 5',
    'Screening 5',
    'Call 5',
    'Interview 4',
    'Case 4',
    'Offer 3',
    'Hired 1',
    'Signed 0',
  ]);
});

it('lists the applications behind a step', async () => {
  const count = async (step: string) =>
    (
      await call(`select from list_report_rows('applications', $1, $2, $3, at_step => $4)`, [
        ...may,
        { templates: [template] },
        steps[step],
      ])
    ).length;
  expect([await count('Call'), await count('Case'), await count('Hired')]).toEqual([5, 4, 1]);
});

it.each([
  ['one', () => [template], 5],
  ['another', () => [other], 0],
  ['none', () => [], 6],
])('filters by %s of the templates', async (_, templates, expected) => {
  const filter = { templates: templates() };
  const [row] = await call('select applications from report_funnel($1, $2, $3)', [...may, filter]);
  const groups = await call(
    `select sum(applications) as sum from report_groups('field', $1, $2, $3)`,
    [...may, filter],
  );
  expect([Number(row?.applications), Number(groups[0]?.sum ?? 0)]).toEqual([expected, expected]);
});
