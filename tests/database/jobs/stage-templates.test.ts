import { expect, test } from 'vitest';
import type { Actor } from '../../fixtures/cast.ts';
import { writeHistory } from '../reports/prepare-history.ts';
import { prepareStageTemplates } from './prepare-stage-templates.ts';

const {
  prepared,
  database,
  sql,
  as,
  addTemplate,
  addStep,
  stepsOf,
  addApplicant,
  find,
  staysOf,
  useTemplate,
} = prepareStageTemplates();

test('a template begins with every stage, and a new step comes after those of its stage', async () => {
  await addStep('interview', 'Second talk');
  expect(await stepsOf(prepared.template)).toEqual([
    ...['New', 'Screening', 'Interview', 'Second talk', 'Offer', 'Hired', 'Rejected'],
  ]);
  const ids = await sql(
    'select id from public.stage_steps where template_id = $1 order by position desc, created_at desc, id',
    [prepared.template],
  );
  await as('admin', 'select public.order_stage_steps($1)', [ids.map(({ id }) => id)]);
  expect((await stepsOf(prepared.template))[0]).toBe('Rejected');
});

test('a template has at most twenty stages', async () => {
  for (let count = 6; count < 20; count += 1) await addStep('screening', `Test ${count}`);
  await expect(addStep('screening', 'One more')).rejects.toMatchObject({ hint: 'too_many_steps' });
});

test('people in a deleted step move to another one of the same stage, and every stage keeps one', async () => {
  const second = await addStep('interview', 'Second talk');
  await useTemplate(prepared.template);
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
    [prepared.template],
  );
  await expect(remove('admin', last.id)).rejects.toMatchObject({ hint: 'last_step' });
  await expect(
    as('admin', 'delete from public.stage_templates where id = $1', [prepared.template]),
  ).rejects.toMatchObject({ code: '23503' });
  await useTemplate(null);
  await as('admin', 'delete from public.stage_templates where id = $1', [prepared.template]);
  expect(await stepsOf(prepared.template)).toEqual([]);
});

test('new jobs and copies have the template of their client or original, unless it is retired', async () => {
  const client = '00000000-0000-4000-a000-00000000c1e4';
  await sql(`insert into public.clients (id, name) values ($1, 'Garnet')`, [client]);
  await as(
    'admin',
    'update public.client_details set stage_template_id = $2 where client_id = $1',
    [client, prepared.template],
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
  expect(await templateOf(first)).toBe(prepared.template);
  await useTemplate(own, first);
  expect(await templateOf(await copy(first))).toBe(own);
  expect(await templateOf(await copy(first, 'editor'))).toBe(own);
  await as('admin', 'update public.stage_templates set retired_at = now()');
  expect(await templateOf(await copy(first))).toBe(null);
  expect(await templateOf(await addJob({ slug: slug(), client }))).toBe(null);
  await expect(useTemplate(prepared.template)).rejects.toMatchObject({
    hint: 'stage_template_retired',
  });
  await as('admin', 'update public.stage_templates set retired_at = null');
});
