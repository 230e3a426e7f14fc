import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createApplicants } from '../../../fixtures/applicants/applicants.ts';
import { guard } from '../../../fixtures/applications.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// Mail whose reason has ended, in every state it can be in, cannot be sent any more.

const { server, asStaff } = prepareFunctionsServer({ withQuestions: false });

const { rows, createInScreening, move, undo, createRejected, findMail } = createApplicants(server);

const retry = (mail: string) =>
  asStaff('recruiter', `update outbox set state = 'queued', send_after = now() where id = $1`, [
    mail,
  ]);

const endedError = { hint: 'mail_reason_ended' };

it.each(['queued', 'failed', 'cancelled', 'kept'])('undo restores a mail as %s', async (state) => {
  const { id, mail } = await createRejected(state);
  const key = randomUUID();
  await move({ application_id: id, from: 'rejected', to: 'offer' }, key);
  expect((await undo(key)).status).toBe(200);
  expect(await findMail(mail)).toMatchObject({ state, ended: null });
});

it('undo reverts a move whose mail failed, and cancels that mail', async () => {
  const { id } = await createInScreening();
  const key = randomUUID();
  const mail = { template: 'application_stage_offer' };
  const { data } = await move({ application_id: id, from: 'screening', to: 'offer', mail }, key);
  await rows(`update outbox set state = 'failed' where id = $1`, [data.mail_id]);
  expect((await undo(key)).status).toBe(200);
  expect((await findMail(data.mail_id as string)).state).toBe('cancelled');
});

it('undoing a decision on a freelancer restores the mail about the one before', async () => {
  const email = 'decided-and-undone@people.example';
  await server.invoke('join-freelance-network', {
    ...guard(),
    consent: true,
    consent_version: 1,
    first_name: 'Tove',
    last_name: 'Undone',
    email,
    skills: 'Carpentry',
  });
  const [{ id }] = await rows('select id from people where email = $1', [email]);
  const decide = (from: string, to: string, key: string = randomUUID()) =>
    server.invoke(
      'decide-freelancer',
      { person_id: id, from, to },
      { as: 'rasmus', headers: { 'idempotency-key': key } },
    );
  const { data: approval } = await decide('pending', 'approved');
  await rows(`update outbox set state = 'failed' where id = $1`, [approval.mail_id]);
  const key = randomUUID();
  await decide('approved', 'declined', key);
  await expect(retry(approval.mail_id as string)).rejects.toMatchObject(endedError);
  await server.invoke('undo-decision', { key }, { as: 'rasmus' });
  expect(await findMail(approval.mail_id as string)).toMatchObject({
    state: 'failed',
    ended: null,
  });
});
