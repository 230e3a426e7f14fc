import { describe, expect, it } from 'vitest';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { unknownToken } from '../../../fixtures/unknown-token.ts';

const { server } = prepareFunctionsServer({ withQuestions: false });

const { rows, createApplicant } = createPeople(server);

type Page = { applications: Record<string, unknown>[]; documents: Record<string, unknown>[] };

describe('show', () => {
  it('shows the status and the stored data', async () => {
    const { token, application } = await createApplicant();
    const { data } = await server.invoke('person', { action: 'show', token });
    expect(data).toMatchObject({
      scope: 'person',
      focus: application,
      person: { first_name: 'Sami' },
      applications: [
        {
          id: application,
          stage: 'new',
          cover_letter: 'Dear you',
          job_slug: 'hygglo-fullstack-developer',
        },
      ],
      documents: [{ file_name: 'My CV.pdf' }],
      consents: [{ purpose: 'application', version: 1 }],
    });
    const [document] = (data as Page).documents;
    expect(document?.url).toMatch(/for=300$/);
    expect(document).not.toHaveProperty('path');
  });

  it('rejects an invalid or expired token', async () => {
    expect(await server.invoke('person', { action: 'show', token: unknownToken })).toMatchObject({
      status: 404,
      error: 'link_invalid',
    });
    expect(await server.invoke('person', { action: 'show', token: "' or 1=1" })).toMatchObject({
      status: 422,
    });
    const { token } = await createApplicant();
    await server.database.query(
      `update private.person_links set expires_at = now() - interval '1 day'`,
    );
    expect(await server.invoke('person', { action: 'show', token })).toMatchObject({
      status: 410,
      error: 'link_expired',
    });
  });
});

describe('correct', () => {
  it('updates the fields that people may change, and clears blanks', async () => {
    const { token, id } = await createApplicant();
    await server.database.query(`update people set phone = '+46701111111' where id = $1`, [id]);
    const response = await server.invoke('person', {
      action: 'correct',
      token,
      person: { first_name: 'Samira', phone: '', location: 'Umeå' },
    });
    expect(response.data).toEqual({ ok: true });
    expect(
      await rows('select first_name, phone, location from people where id = $1', [id]),
    ).toEqual([{ first_name: 'Samira', phone: null, location: 'Umeå' }]);
  });

  it('changes neither the address nor anything else', async () => {
    const { token, id, email } = await createApplicant();
    await server.invoke('person', {
      action: 'correct',
      token,
      person: { email: 'evil@people.example', legal_hold: true, merged_into: id },
      new_email: 'wish@people.example',
    });
    const [person] = await rows('select email, legal_hold from people where id = $1', [id]);
    expect(person).toEqual({ email, legal_hold: false });
    expect(
      await rows('select kind, message from privacy_requests where person_id = $1', [id]),
    ).toEqual([{ kind: 'rectification', message: 'E-mail: wish@people.example' }]);
  });

  it('requests a new address once, and shows it until staff have checked it', async () => {
    const { token, id, email } = await createApplicant();
    const correct = { action: 'correct', token, new_email: 'New@people.example' };
    const showOwnPage = async () => (await server.invoke('person', { action: 'show', token })).data;
    expect(await showOwnPage()).toMatchObject({ person: { email, new_email: null } });
    await server.invoke('person', correct);
    await server.invoke('person', correct);
    expect(await showOwnPage()).toMatchObject({
      person: { email, new_email: 'new@people.example' },
    });
    const requests = 'select id from privacy_requests where person_id = $1';
    expect(await rows(requests, [id])).toHaveLength(1);
    await rows(`update privacy_requests set state = 'done' where person_id = $1`, [id]);
    expect(await showOwnPage()).toMatchObject({ person: { new_email: null } });
  });

  it('requests five new addresses, and then none until a day later', async () => {
    const { token, id } = await createApplicant();
    const correct = (number: number) =>
      server.invoke('person', {
        action: 'correct',
        token,
        new_email: `new${number}@people.example`,
      });
    for (let number = 0; number < 5; number += 1) expect((await correct(number)).status).toBe(200);
    expect((await correct(4)).status).toBe(200);
    expect(await correct(5)).toMatchObject({ status: 429, error: 'too_many_requests' });
    const requests = 'select id from privacy_requests where person_id = $1';
    expect(await rows(requests, [id])).toHaveLength(1);
  });

  it('rewrites a cover letter until there is a decision', async () => {
    const { token, application } = await createApplicant();
    const rewrite = () =>
      server.invoke('person', {
        action: 'correct',
        token,
        application: { id: application, cover_letter: 'Better' },
      });
    expect((await rewrite()).status).toBe(200);
    expect(
      await rows('select cover_letter from applications where id = $1', [application]),
    ).toEqual([{ cover_letter: 'Better' }]);
    await server.database.query(
      `update applications set stage = 'hired', merit_note = 'Yes' where id = $1`,
      [application],
    );
    expect((await rewrite()).status).toBe(404);
  });
});
