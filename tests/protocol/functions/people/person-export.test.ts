import { describe, expect, it } from 'vitest';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server } = prepareFunctionsServer({ withQuestions: false });

const { rows, tokenOf, createApplicant } = createPeople(server);

describe('export and erase', () => {
  it('exports everything, and records the export', async () => {
    const { token, id } = await createApplicant();
    const { data } = await server.invoke('person', { action: 'export', token });
    expect(data).toMatchObject({
      person: { first_name: 'Sami' },
      applications: [{ cover_letter: 'Dear you' }],
      history: expect.arrayContaining([expect.objectContaining({ kind: 'created' })]),
    });
    expect(
      await rows('select kind, state from privacy_requests where person_id = $1', [id]),
    ).toEqual([{ kind: 'export', state: 'done' }]);
  });

  it('erases immediately with files, and confirms by a last mail', async () => {
    const { token, id, email } = await createApplicant();
    const [{ path }] = await rows('select path from documents where person_id = $1', [id]);
    expect((await server.invoke('person', { action: 'erase', token })).status).toBe(422);
    const { data } = await server.invoke('person', { action: 'erase', token, confirm: true });
    expect(data).toEqual({ ok: true, erased: true });
    const [person] = await rows(
      'select to_jsonb(people)::text as all, anonymised_at from people where id = $1',
      [id],
    );
    expect(person?.anonymised_at).not.toBeNull();
    expect(person?.all).not.toContain('Sami');
    expect(await server.files.read({ bucket: 'cvs', path })).toBeUndefined();
    expect((await server.outbox(email)).map(({ template }) => template)).toEqual([
      'privacy_erasure_confirmed',
    ]);
    expect((await server.invoke('person', { action: 'show', token })).status).toBe(404);
    const auditLog = await rows(`select to_jsonb(audit_log)::text as all from audit_log`);
    expect(auditLog.map(({ all }) => all).join()).not.toMatch(/Sami|people\.example/);
  });

  it('concurrent requests erase once', async () => {
    const { token, id } = await createApplicant();
    const erase = () => server.invoke('person', { action: 'erase', token, confirm: true });
    const statuses = (await Promise.all(Array.from({ length: 6 }, erase))).map(
      ({ status }) => status,
    );
    expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
    expect(
      await rows('select kind, state from privacy_requests where person_id = $1', [id]),
    ).toEqual([{ kind: 'erasure', state: 'done' }]);
  });

  it('turns an erasure under a legal hold into a request to staff', async () => {
    const { token, id, email } = await createApplicant();
    await server.database.query('update people set legal_hold = true where id = $1', [id]);
    // Asking again changes nothing.
    for (let time = 0; time < 3; time += 1) {
      const { data } = await server.invoke('person', { action: 'erase', token, confirm: true });
      expect(data).toEqual({ ok: true, erased: false });
    }
    expect(
      await rows('select kind, state from privacy_requests where person_id = $1', [id]),
    ).toEqual([{ kind: 'erasure', state: 'received' }]);
    const mails = (await server.outbox(email)).map(({ template }) => template);
    expect(mails.filter((template) => template === 'privacy_request_received')).toHaveLength(1);
  });
});

describe('send_link', () => {
  it('mails a new link to a known address, with the same response for all', async () => {
    const { email } = await createApplicant();
    const knownResponse = await server.invoke('person', {
      action: 'send_link',
      email: email.toUpperCase(),
    });
    const unknownResponse = await server.invoke('person', {
      action: 'send_link',
      email: 'who@people.example',
    });
    expect(knownResponse).toEqual(unknownResponse);
    const token = await tokenOf(email, 'person_link');
    expect((await server.invoke('person', { action: 'show', token })).status).toBe(200);
    expect(await server.outbox('who@people.example')).toEqual([]);
  });
});
