import { expect, test } from 'vitest';
import { actAs, cast, violasPerson } from '../../fixtures/cast.ts';
import { prepareJobEditing, question, salary } from './prepare-job-editing.ts';

const { database, query, createJob, save } = prepareJobEditing();

test('columns, salary and questions are saved together', async () => {
  const { id } = await createJob();
  const first = question();
  const second = question({
    kind: 'single_choice',
    options: [{ value: 'a', label: { sv: 'Ja' } }],
  });
  const changes = { location: 'Umeå', client_id: null, salary, questions: [first, second] };
  expect(await save('recruiter', id, 1, changes)).toBe(2);
  const { rows } = await query(
    'select location, updated_by from public.jobs join public.job_staff on job_id = id where id = $1',
    [id],
  );
  expect(rows).toEqual([{ location: 'Umeå', updated_by: cast.rasmus.id }]);
  expect(
    (await query('select minimum, maximum from public.job_salaries where job_id = $1', [id])).rows,
  ).toEqual([{ minimum: 40000, maximum: 50000 }]);

  expect(await save('recruiter', id, 2, { salary: null, questions: [second, first] })).toBe(3);
  const keptRows = await query(
    'select id from public.job_questions where job_id = $1 order by position',
    [id],
  );
  expect(keptRows.rows.map((row) => row.id)).toEqual([second.id, first.id]);
  expect((await query('select from public.job_salaries where job_id = $1', [id])).rowCount).toBe(0);
});

test('an error in one part leaves the whole job unchanged', async () => {
  const { id } = await createJob();
  const upsideDown = { ...salary, minimum: 60000 };
  await expect(save('recruiter', id, 1, { location: 'Lund', salary: upsideDown })).rejects.toThrow(
    /a salary range goes upwards/,
  );
  const { rows } = await query('select location, version from public.jobs where id = $1', [id]);
  expect(rows).toEqual([{ location: 'Stockholm', version: 1 }]);
});

test('saving over an older version reports a conflict and writes nothing', async () => {
  const { id } = await createJob();
  expect(await save('recruiter', id, 1, { location: 'Lund' })).toBe(2);
  expect(await save('admin', id, 1, { location: 'Kiruna' })).toBeNull();
  const { rows } = await query('select location from public.jobs where id = $1', [id]);
  expect(rows).toEqual([{ location: 'Lund' }]);
});

test('of two concurrent saves one succeeds and the other gets a conflict', async () => {
  const { id } = await createJob();
  const other = await database.connect();
  await other.query('begin');
  await other.query('select public.save_job($1, 1, $2)', [id, { location: 'Falun' }]);
  const waiting = save('recruiter', id, 1, { location: 'Visby' });
  await other.query('commit');
  expect(await waiting).toBeNull();
});

test('an editor can save drafts but not published jobs', async () => {
  const draft = await createJob();
  expect(await save('editor', draft.id, 1, { salary, questions: [question()] })).toBe(2);
  await expect(save('editor', draft.id, 2, { state: 'open' })).rejects.toThrow(
    /row-level security/,
  );
  const open = await createJob('open');
  await expect(save('editor', open.id, 1, { location: 'Lund' })).rejects.toThrow(
    /may not change this job/,
  );
});

test.each(['account', 'pending'] as const)(
  'the actor %s can neither save nor copy jobs',
  async (actor) => {
    const { id } = await createJob();
    await expect(save(actor, id, 1, { location: 'Lund' })).rejects.toThrow(/may not change/);
    await expect(
      actAs(database.client, actor, () => query('select public.duplicate_job($1)', [id])),
    ).rejects.toThrow(/no such job/);
  },
);

test('saving cannot make a job fixed or take the questions of another job', async () => {
  const { id } = await createJob();
  const other = await createJob();
  const theirs = question();
  await save('recruiter', other.id, 1, { questions: [theirs] });
  await save('recruiter', id, 1, { is_fixed: true, id: other.id, questions: [theirs] });
  const { rows } = await query('select is_fixed from public.jobs where id = $1', [id]);
  expect(rows).toEqual([{ is_fixed: false }]);
  const questions = await query('select job_id from public.job_questions where id = $1', [
    theirs.id,
  ]);
  expect(questions.rows).toEqual([{ job_id: other.id }]);
});

test('answers are kept when their question is deleted', async () => {
  const { id } = await createJob('open');
  const deleted = question();
  await save('recruiter', id, 1, { questions: [deleted] });
  const { rows } = await query(
    'insert into public.applications (job_id, person_id) values ($1, $2) returning id',
    [id, violasPerson],
  );
  await query(
    `insert into public.application_answers (application_id, question_id, kind, prompt, answer)
     values ($1, $2, 'short_text', '{"en": "Why?"}', '"Because"')`,
    [rows[0].id, deleted.id],
  );
  await save('recruiter', id, 2, { questions: [] });
  const answers = await query(
    'select question_id, prompt, answer from public.application_answers where application_id = $1',
    [rows[0].id],
  );
  expect(answers.rows).toEqual([{ question_id: null, prompt: { en: 'Why?' }, answer: 'Because' }]);
});
