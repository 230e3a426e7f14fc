import { describe, expect, it } from 'vitest';
import { cast } from '../../../fixtures/cast.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const { applied } = createPeople(server);

describe('send-mail', () => {
  it('mails the applicant in their language after ten seconds', async () => {
    const { email, application } = await applied();
    await rows(`update applications set stage = 'interview' where id = $1`, [application]);
    const mail = {
      template: 'application_stage_interview',
      application_id: application,
      message: 'Thursday?',
    };
    const { data } = await server.invoke('send-mail', mail, { as: 'rasmus' });
    const wait = Date.parse(String(data.send_after)) - Date.now();
    expect(wait).toBeGreaterThan(8000);
    expect(wait).toBeLessThanOrEqual(10_000);
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
    const { application, email } = await applied();
    const mail = { template: 'application_message', application_id: application, message: ' ' };
    expect(await server.invoke('send-mail', mail, { as: 'rasmus' })).toMatchObject({
      status: 422,
      error: 'invalid',
      data: { fields: { message: 'required' } },
    });
    const templates = (await server.outbox(email)).map(({ template }) => template);
    expect(templates).not.toContain('application_message');
  });

  it('can be cancelled while it is queued, through the table', async () => {
    const { application } = await applied();
    const mail = { template: 'application_message', application_id: application, message: 'Oops' };
    const { data } = await server.invoke('send-mail', mail, { as: 'rasmus' });
    const called = await asStaff(
      'recruiter',
      `update public.outbox set state = 'cancelled' where id = $1 returning state`,
      [data.id],
    );
    expect(called.rows).toEqual([{ state: 'cancelled' }]);
  });

  it('sends one mail for one idempotency key', async () => {
    const { application, email } = await applied();
    const mail = { template: 'application_message', application_id: application, message: 'Once' };
    const options = { as: 'rasmus', headers: { 'idempotency-key': 'just-this-once' } } as const;
    const [one, other] = await Promise.all([
      server.invoke('send-mail', mail, options),
      server.invoke('send-mail', mail, options),
    ]);
    expect(one?.data).toEqual(other?.data);
    expect(
      (await server.outbox(email)).filter(({ template }) => template === 'application_message'),
    ).toHaveLength(1);
  });

  it('waits until the time that was chosen', async () => {
    const { application } = await applied();
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

  it('rejects templates of the auth service and unknown recipients', async () => {
    const { application } = await applied();
    const forged = { template: 'auth_recovery', application_id: application };
    expect((await server.invoke('send-mail', forged, { as: 'rasmus' })).status).toBe(403);
    const nobody = { template: 'application_message', person_id: cast.viola.id, message: 'Hi' };
    expect((await server.invoke('send-mail', nobody, { as: 'rasmus' })).status).toBe(404);
    expect(
      (await server.invoke('send-mail', { template: 'application_message' }, { as: 'rasmus' }))
        .status,
    ).toBe(422);
  });
});

describe('anonymise', () => {
  it('erases the person and records the administrator', async () => {
    const { id } = await applied();
    const { data } = await server.invoke(
      'anonymise',
      { person_id: id, confirm: true },
      { as: 'astrid' },
    );
    expect(data).toEqual({ ok: true, files: 1 });
    const [entry] = await rows(
      `select actor_id, actor_role from audit_log where action = 'anonymise' and row_id = $1`,
      [id],
    );
    expect(entry).toEqual({ actor_id: cast.astrid.id, actor_role: 'staff' });
    const again = await server.invoke(
      'anonymise',
      { person_id: id, confirm: true },
      { as: 'astrid' },
    );
    expect(again.status).toBe(404);
  });

  it('rejects a person under a legal hold', async () => {
    const { id } = await applied();
    await server.database.query('update people set legal_hold = true where id = $1', [id]);
    const response = await server.invoke(
      'anonymise',
      { person_id: id, confirm: true },
      { as: 'astrid' },
    );
    expect(response).toMatchObject({ status: 409, error: 'legal_hold' });
  });
});
