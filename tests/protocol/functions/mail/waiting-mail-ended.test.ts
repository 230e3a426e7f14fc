import { expect, it } from 'vitest';
import { guard } from '../../../fixtures/applications.ts';
import { prepareWaitingMail, tomorrow } from './prepare-waiting-mail.ts';

// Mail that waits is replaced or cancelled when its application, job or request ends.

const { server, rows, createApplicant, move, mails } = prepareWaitingMail();

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
