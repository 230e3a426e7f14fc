import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { applicationForm, guard } from '../../../fixtures/applications.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// The reason of a mail can end while the mail waits to be sent. It must then be cancelled.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

let people = 0;

async function createApplicant(job = 'hygglo-fullstack-developer') {
  people += 1;
  const email = `waiting${people}@people.example`;
  await server.invoke('apply', applicationForm({ email, job, phone: undefined }));
  const [row] = await rows(
    `select applications.id, person_id, job_id from people join applications on person_id = people.id where email = $1`,
    [email],
  );
  // The confirmation was sent before.
  await rows(`update outbox set state = 'sent' where application_id = $1`, [row.id]);
  return row as { id: string; person_id: string; job_id: string };
}

function move(body: object, key: string = randomUUID()) {
  return server.invoke('move-application', body, {
    as: 'rasmus',
    headers: { 'idempotency-key': key },
  });
}

const reject = (id: string, key?: string) =>
  move(
    {
      application_id: id,
      from: 'new',
      to: 'rejected',
      reject_reason: 'skills',
      merit_note: 'Others know more of it.',
      mail: { template: 'application_rejected', send_after: tomorrow() },
    },
    key,
  );

const mails = (id: string) =>
  rows(
    `select template_key as template, state::text from outbox
     where application_id = $1 and state <> 'sent' order by created_at, template_key`,
    [id],
  );

it('a move away from the announced stage cancels the mail, and undo restores it', async () => {
  const { id } = await createApplicant();
  await reject(id);
  expect(await mails(id)).toEqual([{ template: 'application_rejected', state: 'queued' }]);
  const key = randomUUID();
  const moved = await move(
    {
      application_id: id,
      from: 'rejected',
      to: 'interview',
      mail: { template: 'application_stage_interview', send_after: tomorrow() },
    },
    key,
  );
  expect(moved.data.cancelled_mail).toHaveLength(1);
  expect(await mails(id)).toEqual([
    { template: 'application_rejected', state: 'cancelled' },
    { template: 'application_stage_interview', state: 'queued' },
  ]);
  const [waiting] = await rows(
    `select to_char(send_after at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from outbox where application_id = $1 and template_key = 'application_rejected'`,
    [id],
  );
  const undone = await server.invoke('undo-move', { key }, { as: 'rasmus' });
  expect(undone).toMatchObject({
    status: 200,
    data: { ok: true, restored_mail_at: waiting?.at },
  });
  expect(await mails(id)).toEqual([
    { template: 'application_rejected', state: 'queued' },
    { template: 'application_stage_interview', state: 'cancelled' },
  ]);
});

it('undoing the move itself cancels the mail', async () => {
  const { id } = await createApplicant();
  const key = randomUUID();
  await reject(id, key);
  const undone = await server.invoke('undo-move', { key }, { as: 'rasmus' });
  expect(undone.data).toEqual({ ok: true, restored_mail_at: null });
  expect(await mails(id)).toEqual([{ template: 'application_rejected', state: 'cancelled' }]);
});

it('an update of the table cancels the mail too', async () => {
  const { id } = await createApplicant();
  await reject(id);
  await rows(`update applications set stage = 'screening' where id = $1`, [id]);
  expect(await mails(id)).toEqual([{ template: 'application_rejected', state: 'cancelled' }]);
});

it('a change within the stage keeps the mail, and a move keeps mail without a stage', async () => {
  const { id } = await createApplicant();
  await reject(id);
  await server.invoke(
    'send-mail',
    {
      template: 'application_message',
      application_id: id,
      message: 'May we keep your CV?',
      send_after: tomorrow(),
    },
    { as: 'rasmus' },
  );
  await move({ application_id: id, from: 'rejected', to: 'rejected', position: 'b' });
  expect(await mails(id)).toHaveLength(2);
  await move({ application_id: id, from: 'rejected', to: 'screening' });
  expect(await mails(id)).toEqual([
    { template: 'application_rejected', state: 'cancelled' },
    { template: 'application_message', state: 'queued' },
  ]);
});

it('withdrawing cancels every queued answer', async () => {
  const { id } = await createApplicant();
  await move({
    application_id: id,
    from: 'new',
    to: 'interview',
    mail: { template: 'application_stage_interview', send_after: tomorrow() },
  });
  await server.invoke(
    'send-mail',
    {
      template: 'application_message',
      application_id: id,
      message: 'Bring your laptop.',
      send_after: tomorrow(),
    },
    { as: 'rasmus' },
  );
  await rows('update applications set withdrawn_at = now() where id = $1', [id]);
  expect(await mails(id)).toEqual([
    { template: 'application_stage_interview', state: 'cancelled' },
    { template: 'application_message', state: 'cancelled' },
  ]);
});

it('closing the job replaces the invitation by the rejection', async () => {
  const { id, job_id } = await createApplicant('ilog-digital-designer');
  await move({
    application_id: id,
    from: 'new',
    to: 'interview',
    mail: { template: 'application_stage_interview', send_after: tomorrow() },
  });
  const closed = await server.invoke(
    'close-job',
    {
      job_id,
      reject: ['interview'],
      merit_note: 'The position was filled.',
      mail: 'later',
      send_after: tomorrow(),
    },
    { as: 'rasmus' },
  );
  expect(closed).toMatchObject({ status: 200, data: { rejected: 1, mailed: 1 } });
  expect(await mails(id)).toEqual([
    { template: 'application_stage_interview', state: 'cancelled' },
    { template: 'application_rejected', state: 'queued' },
  ]);
  await move({ application_id: id, from: 'rejected', to: 'offer' });
  expect(await mails(id)).toContainEqual({ template: 'application_rejected', state: 'cancelled' });
});

it('closing a job cancels its queued proposals', async () => {
  const { person_id: person } = await createApplicant();
  const [{ id: job }] = await rows(`select id from jobs where slug = 'gofido-fullstack-developer'`);
  await server.invoke('propose-job', { person_ids: [person], job_id: job }, { as: 'rasmus' });
  await rows(`update jobs set state = 'closed' where id = $1`, [job]);
  expect(
    await rows(
      `select state::text from outbox where person_id = $1 and template_key = 'candidate_job_suggestion'`,
      [person],
    ),
  ).toEqual([{ state: 'cancelled' }]);
});

it('a second decision on a freelancer cancels the mail about the first', async () => {
  const email = 'twice-decided@people.example';
  await server.invoke('join-freelance-network', {
    ...guard(),
    consent: true,
    consent_version: 1,
    first_name: 'Tove',
    last_name: 'Twice',
    email,
    skills: 'Carpentry',
  });
  const [{ id }] = await rows('select id from people where email = $1', [email]);
  const decide = (from: string, to: string) =>
    server.invoke('decide-freelancer', { person_id: id, from, to }, { as: 'rasmus' });
  expect((await decide('pending', 'approved')).status).toBe(200);
  expect((await decide('approved', 'declined')).status).toBe(200);
  expect(
    await rows(
      `select template_key as template, state::text from outbox
       where person_id = $1 and template_key in ('freelancer_approved', 'freelancer_declined') order by 1`,
      [id],
    ),
  ).toEqual([
    { template: 'freelancer_approved', state: 'cancelled' },
    { template: 'freelancer_declined', state: 'queued' },
  ]);
});

it('the preview of a mail is this mail, for this person and job, with its link masked', async () => {
  const { id } = await createApplicant();
  await rows(
    `update people set first_name = 'Tuva' where id = (select person_id from applications where id = $1)`,
    [id],
  );
  const preview = async (fields: object) =>
    (
      await server.invoke(
        'preview-mail',
        { language: 'en', application_id: id, ...fields },
        { as: 'rasmus' },
      )
    ).data as { subject: string; text: string };
  const rejected = await preview({ template: 'application_rejected', message: 'Keep in touch.' });
  expect(rejected.text).toContain('Tuva');
  expect(rejected.text).toContain('Keep in touch.');
  expect(rejected.subject + rejected.text).toContain('Full-stack developer');
  expect(rejected.text).toContain('/status/••••');
  const [{ id: job }] = await rows(`select id from jobs where slug = 'ilog-digital-designer'`);
  const moved = await preview({ template: 'application_moved', job_id: job });
  expect(moved.text).toMatch(/Digital designer/i);
  expect(await rows('select from private.person_links where application_id = $1', [id])).toEqual(
    [],
  );
});
