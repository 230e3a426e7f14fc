import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createApplicants } from '../../../fixtures/applicants/applicants.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server } = prepareFunctionsServer({ withQuestions: false });

const { rows, tomorrow, createInScreening, move, undo, createRejected, findMail } =
  createApplicants(server);

it('a rejected person starts in New at another job, and undo restores the decision', async () => {
  const { id, mail } = await createRejected();
  const readApplication = async () =>
    (
      await rows(
        `select job_id, stage, reject_reason, merit_note, decided_at::text, decided_by, owed_answer_since::text,
           stage_changed_at::text from applications where id = $1`,
        [id],
      )
    )[0];
  await rows(`update applications set decided_by = $2 where id = $1`, [id, cast.astrid.id]);
  const applicationBefore = await readApplication();
  const [{ id: job }] = await rows(`select id from jobs where slug = 'ilog-digital-designer'`);
  const key = randomUUID();
  const moved = await move(
    {
      application_id: id,
      from: 'rejected',
      // The request of a page that was opened before an update of the product.
      to: 'rejected',
      job_id: job,
      mail: { template: 'application_moved', send_after: tomorrow() },
    },
    key,
  );
  expect(moved.data).toMatchObject({ after: { stage: 'new' }, cancelled_mail: [mail] });
  expect(await readApplication()).toMatchObject({
    job_id: job,
    stage: 'new',
    reject_reason: null,
    merit_note: null,
    decided_at: null,
    decided_by: null,
  });
  expect((await findMail(mail)).ended).toMatchObject({ because: 'job_moved' });
  expect((await undo(key)).status).toBe(200);
  expect(await readApplication()).toEqual(applicationBefore);
  expect(await findMail(mail)).toMatchObject({ state: 'queued', ended: null });
  expect((await findMail(moved.data.mail_id as string)).state).toBe('cancelled');
});

it('the mail about another job survives the next stage there, but not the next job', async () => {
  const { id } = await createInScreening();
  const idOf = async (slug: string) =>
    (await rows('select id from jobs where slug = $1', [slug]))[0].id;
  const { data } = await move({
    application_id: id,
    from: 'screening',
    to: 'new',
    job_id: await idOf('ilog-digital-designer'),
    mail: { template: 'application_moved', send_after: tomorrow() },
  });
  await move({ application_id: id, from: 'new', to: 'screening' });
  expect((await findMail(data.mail_id as string)).state).toBe('queued');
  const job = await idOf('gofido-fullstack-developer');
  await move({ application_id: id, from: 'screening', to: 'new', job_id: job });
  expect((await findMail(data.mail_id as string)).state).toBe('cancelled');
});

it('a reverted decision leaves no merit note, and undo restores it', async () => {
  const { id } = await createRejected();
  const readNote = async () =>
    (await rows('select merit_note, reject_reason from applications where id = $1', [id]))[0];
  const key = randomUUID();
  await move({ application_id: id, from: 'rejected', to: 'interview' }, key);
  expect(await readNote()).toEqual({ merit_note: null, reject_reason: null });
  await undo(key);
  const noteBefore = { merit_note: 'Others know more of it.', reject_reason: 'skills' };
  expect(await readNote()).toEqual(noteBefore);
  await rows(`update applications set stage = 'screening' where id = $1`, [id]);
  expect(await readNote()).toEqual({ merit_note: null, reject_reason: null });
});
