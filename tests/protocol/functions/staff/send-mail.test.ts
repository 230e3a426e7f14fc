import { expect, it } from 'vitest';
import { undoSeconds } from '../../../../domain/mail/staff-mail.ts';
import { cast } from '../../../fixtures/cast.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const { createApplicant } = createPeople(server);

it('mails the applicant in their language, after the time in which staff can undo it', async () => {
  const { email, application } = await createApplicant();
  await rows(`update applications set stage = 'interview' where id = $1`, [application]);
  const mail = {
    template: 'application_stage_interview',
    application_id: application,
    message: 'Thursday?',
  };
  const { data } = await server.invoke('send-mail', mail, { as: 'rasmus' });
  const seconds = (Date.parse(String(data.send_after)) - Date.now()) / 1000;
  // The call itself takes part of the time.
  expect(seconds).toBeGreaterThan(undoSeconds - 2);
  expect(seconds).toBeLessThanOrEqual(undoSeconds);
  expect((await server.outbox(email)).at(-1)).toMatchObject({
    template: 'application_stage_interview',
    language: 'sv',
    variables: { message: 'Thursday?', first_name: 'Sami', client_name: 'Hygglo' },
  });
  const [row] = await rows('select reply_to, created_by, is_answer from outbox where id = $1', [
    data.id,
  ]);
  expect(row).toEqual({
    reply_to: cast.rasmus.email,
    created_by: cast.rasmus.id,
    is_answer: true,
  });
});

it('requires a message if the template has no text of its own', async () => {
  const { application, email } = await createApplicant();
  const mail = { template: 'application_message', application_id: application, message: ' ' };
  expect(await server.invoke('send-mail', mail, { as: 'rasmus' })).toMatchObject({
    status: 422,
    error: 'invalid',
    data: { fields: { message: 'required' } },
  });
  const templates = (await server.outbox(email)).map(({ template }) => template);
  expect(templates).not.toContain('application_message');
});

it('sends no documents with a test, which has no person', async () => {
  const mail = { template: 'application_message', test: true, documents: [cast.rasmus.id] };
  expect(await server.invoke('send-mail', mail, { as: 'rasmus' })).toMatchObject({
    status: 422,
    data: { fields: { documents: 'invalid' } },
  });
});

it('queues a mail that staff can cancel, by an update of the table', async () => {
  const { application } = await createApplicant();
  const mail = { template: 'application_message', application_id: application, message: 'Oops' };
  const { data } = await server.invoke('send-mail', mail, { as: 'rasmus' });
  const cancelled = await asStaff(
    'recruiter',
    `update public.outbox set state = 'cancelled' where id = $1 returning state`,
    [data.id],
  );
  expect(cancelled.rows).toEqual([{ state: 'cancelled' }]);
});

it('sends one mail for one idempotency key', async () => {
  const { application, email } = await createApplicant();
  const mail = { template: 'application_message', application_id: application, message: 'Once' };
  const options = { as: 'rasmus', headers: { 'idempotency-key': 'just-this-once' } } as const;
  const [first, second] = await Promise.all([
    server.invoke('send-mail', mail, options),
    server.invoke('send-mail', mail, options),
  ]);
  expect(first?.data).toEqual(second?.data);
  expect(
    (await server.outbox(email)).filter(({ template }) => template === 'application_message'),
  ).toHaveLength(1);
});

it('queues the mail for the time that was chosen', async () => {
  const { application } = await createApplicant();
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const mail = {
    template: 'application_message',
    application_id: application,
    message: 'Tomorrow?',
    send_after: later,
  };
  expect((await server.invoke('send-mail', mail, { as: 'rasmus' })).data.send_after).toBe(later);
});

it('sends a test mail only to the sender', async () => {
  const { data } = await server.invoke(
    'send-mail',
    { template: 'auth_recovery', test: true },
    { as: 'astrid' },
  );
  expect(data.id).toEqual(expect.any(String));
  expect(await server.outbox(cast.astrid.email)).toMatchObject([{ template: 'auth_recovery' }]);
});

it('rejects templates of the auth service, unknown people and mails without a recipient', async () => {
  const { application } = await createApplicant();
  const authTemplate = { template: 'auth_recovery', application_id: application };
  expect((await server.invoke('send-mail', authTemplate, { as: 'rasmus' })).status).toBe(403);
  const unknownPerson = {
    template: 'application_message',
    person_id: cast.viola.id,
    message: 'Hi',
  };
  expect((await server.invoke('send-mail', unknownPerson, { as: 'rasmus' })).status).toBe(404);
  expect(
    (await server.invoke('send-mail', { template: 'application_message' }, { as: 'rasmus' }))
      .status,
  ).toBe(422);
});
