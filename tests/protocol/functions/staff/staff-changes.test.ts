import { expect, it } from 'vitest';
import { actors } from '../../../fixtures/cast.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// Staff may write these columns directly; the person is notified, or has to agree.

const { server, asStaff } = prepareFunctionsServer({ withQuestions: false });
const { rows, createApplicant, join, tokenOf } = createPeople(server);

it('mails the old address when the address of a person changes', async () => {
  const { id, email } = await createApplicant();
  await rows(`update people set language = 'sv' where id = $1`, [id]);
  await asStaff('recruiter', `update people set email = 'recruiter@other.example' where id = $1`, [
    id,
  ]);
  const notice = (await server.outbox(email)).find(
    (mail) => mail.template === 'person_email_changed',
  );
  expect(notice).toBeDefined();
  expect(
    await rows(
      `select to_email, language, person_id from outbox where template_key = 'person_email_changed'`,
    ),
  ).toEqual([{ to_email: email, language: 'sv', person_id: id }]);
  expect(
    await rows(
      `select changed_columns, actor_id from audit_log where table_name = 'people' and row_id = $1 and 'email' = any (changed_columns)`,
      [id],
    ),
  ).toEqual([
    { changed_columns: expect.arrayContaining(['email']), actor_id: actors.recruiter.sub },
  ]);
  // A further change redirects queued mail, except the notice to the first address.
  await asStaff('recruiter', `update people set email = 'third@other.example' where id = $1`, [id]);
  expect(
    await rows(
      `select to_email from outbox where template_key = 'person_email_changed' order by created_at`,
    ),
  ).toEqual([{ to_email: email }, { to_email: 'recruiter@other.example' }]);
});

it('does not reactivate people who have left and withdrawn consent', async () => {
  const email = 'left@people.example';
  await join(email);
  const [{ id }] = await rows('select id from people where email = $1', [email]);
  const token = await tokenOf(email, 'candidate_welcome');
  const response = await server.invoke('person', { action: 'leave', role: 'candidate', token });
  expect(response.status).toBe(200);
  const reactivate = `update candidates set state = 'active', wants_alerts = true where person_id = $1`;
  await expect(asStaff('recruiter', reactivate, [id])).rejects.toMatchObject({
    hint: 'consent_required',
  });
  await rows('update candidates set wants_alerts = false where person_id = $1', [id]);
  await expect(
    asStaff('recruiter', 'update candidates set wants_alerts = true where person_id = $1', [id]),
  ).rejects.toMatchObject({ hint: 'consent_required' });
  await asStaff('recruiter', 'delete from candidates where person_id = $1', [id]);
  await expect(
    asStaff('recruiter', 'insert into candidates (person_id) values ($1)', [id]),
  ).rejects.toMatchObject({ hint: 'consent_required' });
});

it('people can reactivate themselves, and staff can undo their own change', async () => {
  const email = 'back@people.example';
  await join(email);
  const [{ id }] = await rows('select id from people where email = $1', [email]);
  await asStaff('recruiter', `update candidates set state = 'left' where person_id = $1`, [id]);
  await asStaff('recruiter', `update candidates set state = 'active' where person_id = $1`, [id]);
  const token = await tokenOf(email, 'candidate_welcome');
  await server.invoke('person', { action: 'leave', role: 'candidate', token });
  expect((await server.invoke('person', { action: 'renew', token })).status).toBe(200);
  expect(await rows('select state from candidates where person_id = $1', [id])).toEqual([
    { state: 'active' },
  ]);
});
