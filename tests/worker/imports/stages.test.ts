import { beforeAll, expect, it } from 'vitest';
import { prepareImports } from '../../fixtures/imports.ts';

// Stages of applications, as the template of the job, the words of other systems and a colleague name them.

const { server, rows, upload, run, read, check, start, listRows, insertJob } = prepareImports();

let caseStep: string;
let otherStep: string;

async function insertTemplate(name: string, step: string, stage: string) {
  const [{ id }] = await rows('insert into stage_templates (name) values ($1) returning id', [
    JSON.stringify({ en: name, sv: name }),
  ]);
  const [added] = await rows(
    'insert into stage_steps (template_id, name, stage) values ($1, $2, $3) returning id',
    [id, JSON.stringify({ en: step, sv: `${step} på svenska` }), stage],
  );
  return { template: id, step: added.id as string };
}

beforeAll(async () => {
  const tech = await insertTemplate('Tech', 'Homework', 'interview');
  const sales = await insertTemplate('Sales', 'Handshake', 'offer');
  caseStep = tech.step;
  otherStep = sales.step;
  const job = await insertJob('stage-chef', 'Stage chef');
  await insertJob('plain-chef', 'Plain chef');
  await rows('update job_staff set stage_template_id = $2 where job_id = $1', [job, tech.template]);
});

const file = (domain: string, given: [name: string, job: string][]) =>
  [
    'Name,Email,Job,Stage',
    ...given.map(([name, job], at) => `Ada,a${at}@${domain}.example,${job},${name}`),
  ].join('\n');

const applied = (domain: string) =>
  rows(
    `select stage::text, case step_id when $2 then 'case' when $3 then 'other' end as step
     from applications join people as person on person.id = person_id
     where person.email::text like $1 order by person.email`,
    [`%@${domain}.example`, caseStep, otherStep],
  );

it('puts applications in the step of that name, and names what it guessed and what it did not understand', async () => {
  const id = await check(
    file('named', [
      ['HOMEWORK', 'Stage chef'],
      ['homework på svenska', 'Stage chef'],
      ['Homework', 'Plain chef'],
      ['Homework', 'Plain chef'],
      ['Interview 2', 'Stage chef'],
      ['Homework', 'No such job'],
    ]),
  );
  const [{ named_stages: named }] = await rows('select named_stages from imports where id = $1', [
    id,
  ]);
  expect(named).toEqual({
    homework: { name: 'Homework', count: 2, stage: null },
    'interview 2': { name: 'Interview 2', count: 1, stage: 'interview' },
  });
  expect((await listRows(id)).map(({ notes }) => notes)).toEqual([
    [],
    [],
    ['stage_left_out'],
    ['stage_left_out'],
    [],
    ['job_unknown'],
  ]);
  await start(id);
  expect(await applied('named')).toEqual([
    { stage: 'interview', step: 'case' },
    { stage: 'interview', step: 'case' },
    { stage: 'new', step: null },
    { stage: 'new', step: null },
    { stage: 'interview', step: null },
  ]);
  expect((await read(id))?.notes).toEqual({ stage_left_out: 2, job_unknown: 1 });
});

it('follows what a colleague chose, for this file and the next one', async () => {
  const text = (domain: string) =>
    file(domain, [
      ['Pool', 'Stage chef'],
      ['Interview 2', 'Stage chef'],
      ['Interview 2', 'Plain chef'],
      ['Lost', 'Plain chef'],
    ]);
  const id = await check(text('chosen'));
  const { mapping } = (await read(id)) ?? {};
  const choices = { pool: caseStep, 'interview 2': otherStep, lost: 'rejected' };
  const call = { import_id: id, mapping, stage_choices: choices };
  expect((await server.invoke('check-import', call, { as: 'rasmus' })).status).toBe(200);
  await run(id);
  expect((await read(id))?.notes).toEqual({});
  await start(id);
  const expected = [
    { stage: 'interview', step: 'case' },
    // A step of another template says which of the six stages it is.
    { stage: 'offer', step: null },
    { stage: 'offer', step: null },
    { stage: 'rejected', step: null },
  ];
  expect(await applied('chosen')).toEqual(expected);
  const next = await check(text('next'));
  await start(next);
  expect(await applied('next')).toEqual(expected);
});

it('rejects a choice that is no stage', async () => {
  const { data } = await upload(file('wrong', [['Pool', 'Plain chef']]));
  const { mapping } = (await read(data.id as string)) ?? {};
  const call = { import_id: data.id, mapping, stage_choices: { pool: 'party' } };
  const { status, error } = await server.invoke('check-import', call, { as: 'rasmus' });
  expect({ status, error }).toEqual({ status: 422, error: 'invalid' });
});
