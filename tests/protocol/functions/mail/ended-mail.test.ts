import { expect, it } from 'vitest';
import { deliverMail } from '../../../../server/email/deliver.ts';
import { createApplicants } from '../../../fixtures/applicants/applicants.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// Mail whose reason has ended, in every state it can be in, cannot be sent any more.

const { server, asStaff } = prepareFunctionsServer({ withQuestions: false });

const { rows, tomorrow, createInScreening, move, createRejected, findMail } =
  createApplicants(server);

const retry = (mail: string) =>
  asStaff('recruiter', `update outbox set state = 'queued', send_after = now() where id = $1`, [
    mail,
  ]);

const endedError = { hint: 'mail_reason_ended' };

it.each([
  ['queued', 'cancelled'],
  ['failed', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['kept', 'kept'],
])('a rejection that is %s cannot be sent to somebody in Interview', async (before, after) => {
  const { id, mail } = await createRejected(before);
  await move({ application_id: id, from: 'rejected', to: 'interview' });
  expect(await findMail(mail)).toMatchObject({
    state: after,
    ended: { because: 'stage_moved', was: before, stage: 'interview', by: cast.rasmus.id },
  });
  await expect(retry(mail)).rejects.toMatchObject(endedError);
  // Nor back in Rejected: that decision has a mail of its own.
  await rows(
    `update applications set stage = 'rejected', merit_note = 'Decided anew' where id = $1`,
    [id],
  );
  await expect(retry(mail)).rejects.toMatchObject(endedError);
});

it('mail whose reason still holds is retried', async () => {
  const { mail } = await createRejected('failed');
  await retry(mail);
  expect(await findMail(mail)).toMatchObject({ state: 'queued', ended: null });
});

it('clients cannot clear `outbox.ended`', async () => {
  const { id, mail } = await createRejected('failed');
  await move({ application_id: id, from: 'rejected', to: 'interview' });
  await expect(
    asStaff('recruiter', `update outbox set ended = null where id = $1`, [mail]),
  ).rejects.toMatchObject({ code: '42501' });
});

it('a mail that was being sent is cancelled instead of retried after a move', async () => {
  const { id, mail } = await createRejected('sending');
  await move({ application_id: id, from: 'rejected', to: 'interview' });
  expect((await findMail(mail)).state).toBe('sending');
  // Delivery does this after a temporary failure, and the scheduled tasks after a crash.
  await rows(`update outbox set state = 'queued' where id = $1`, [mail]);
  expect((await findMail(mail)).state).toBe('cancelled');
  expect(await deliverMail({ database: server.database } as never, mail)).toBe('skipped');
});

it('a mail by hand has the stage of its template and is cancelled by a move forward', async () => {
  const { id } = await createInScreening();
  const { data } = await server.invoke(
    'send-mail',
    { template: 'application_stage_screening', application_id: id, send_after: tomorrow() },
    { as: 'rasmus' },
  );
  expect(await findMail(data.id as string)).toMatchObject({ state: 'queued', stage: 'screening' });
  await move({ application_id: id, from: 'screening', to: 'interview' });
  expect((await findMail(data.id as string)).state).toBe('cancelled');
});

it('reopening a job cancels the rejections of its closing, and no others', async () => {
  const slug = 'reopened-weaver';
  const [{ id: job }] = await rows(
    `insert into jobs (slug, kind, field, title, state)
     values ($1, 'internal', 'tech', '{"en": "Weaver", "sv": "Vävare"}', 'open') returning id`,
    [slug],
  );
  const earlier = await createInScreening(slug);
  await move({
    application_id: earlier.id,
    from: 'screening',
    to: 'rejected',
    reject_reason: 'skills',
    merit_note: 'Others know more of it.',
    mail: { template: 'application_rejected', send_after: tomorrow() },
  });
  const last = await createInScreening(slug);
  await server.invoke(
    'close-job',
    {
      job_id: job,
      reject: ['screening'],
      merit_note: 'Filled.',
      mail: 'later',
      send_after: tomorrow(),
    },
    { as: 'rasmus' },
  );
  await asStaff('recruiter', `update jobs set state = 'open' where id = $1`, [job]);
  const mails = (id: string) =>
    rows(
      `select state::text, ended ->> 'because' as because from outbox
       where application_id = $1 and template_key = 'application_rejected'`,
      [id],
    );
  expect(await mails(earlier.id)).toEqual([{ state: 'queued', because: null }]);
  expect(await mails(last.id)).toEqual([{ state: 'cancelled', because: 'job_reopened' }]);
  const [{ owed }] = await rows(
    'select owed_answer_since is not null as owed from applications where id = $1',
    [last.id],
  );
  expect(owed).toBe(true);
});

it('a person who is not erased after all can be mailed again, by hand', async () => {
  const { person, mail } = await createRejected('failed');
  await asStaff('recruiter', 'select request_erasure($1)', [person]);
  expect(await findMail(mail)).toMatchObject({
    state: 'cancelled',
    ended: { because: 'erasure', was: 'failed' },
  });
  // The mail is hidden from staff until then.
  expect((await retry(mail)).rowCount).toBe(0);
  expect((await findMail(mail)).state).toBe('cancelled');
  const undone = await asStaff('recruiter', 'select undo_erasure($1) as cancelled', [person]);
  expect(undone.rows).toEqual([{ cancelled: 1 }]);
  expect(await findMail(mail)).toMatchObject({ state: 'cancelled', ended: null });
  await retry(mail);
  expect((await findMail(mail)).state).toBe('queued');
});
