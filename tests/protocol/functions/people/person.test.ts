import { describe, expect, it } from 'vitest';
import { guard } from '../../../fixtures/applications.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { unknownToken } from '../../../fixtures/unknown-token.ts';

const { server } = prepareFunctionsServer({ withQuestions: false });

const { rows, tokenOf, createApplicant, join } = createPeople(server);

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

describe('withdraw, leave and renew', () => {
  it('withdraws one application, and mails that once', async () => {
    const { token, application, email } = await createApplicant();
    const call = {
      action: 'withdraw',
      token,
      application_id: application,
      reason: 'Found another',
    };
    expect((await server.invoke('person', call)).data).toEqual({ ok: true });
    expect((await server.invoke('person', call)).data).toEqual({ ok: true });
    const [row] = await rows(
      'select withdrawn_reason, owed_answer_since from applications where id = $1',
      [application],
    );
    expect(row).toEqual({ withdrawn_reason: 'Found another', owed_answer_since: null });
    const sent = (await server.outbox(email)).filter(
      ({ template }) => template === 'application_withdrawn',
    );
    expect(sent).toHaveLength(1);
  });

  it('confirms a withdrawal in the language of the person', async () => {
    const { token, application, email, id } = await createApplicant();
    await rows(`update applications set language = 'en' where id = $1`, [application]);
    await rows(`update people set language = 'sv' where id = $1`, [id]);
    await server.invoke('person', { action: 'withdraw', token, application_id: application });
    expect(
      await rows(
        `select language, variables ->> 'job_title' as job from outbox
         where to_email = $1 and template_key = 'application_withdrawn'`,
        [email],
      ),
    ).toEqual([{ language: 'sv', job: 'Fullstackutvecklare' }]);
  });

  it('cannot withdraw the application of another person', async () => {
    const [one, other] = [await createApplicant(), await createApplicant()];
    const call = { action: 'withdraw', token: one.token, application_id: other.application };
    expect((await server.invoke('person', call)).status).toBe(404);
  });

  it('corrects a part of a profile and keeps the rest', async () => {
    const email = 'part@people.example';
    await join(email);
    const token = await tokenOf(email, 'candidate_welcome');
    const candidate = { summary: 'New words', seniority: 'lead' };
    expect((await server.invoke('person', { action: 'correct', token, candidate })).status).toBe(
      200,
    );
    expect(
      await rows(
        'select skills, summary, seniority from candidates join people on id = person_id where email = $1',
        [email],
      ),
    ).toEqual([{ skills: ['Sewing'], summary: 'New words', seniority: 'lead' }]);
    const freelancer = { summary: 'I am none' };
    expect((await server.invoke('person', { action: 'correct', token, freelancer })).status).toBe(
      404,
    );
  });

  it('updates the calendar of a freelancer; the newest period wins', async () => {
    const email = 'calendar@people.example';
    await server.invoke('join-freelance-network', {
      ...guard(),
      consent: true,
      consent_version: 1,
      first_name: 'Vide',
      last_name: 'Lund',
      email,
      available_from: '2131-02-01',
    });
    const token = await tokenOf(email, 'freelancer_welcome');
    const put = (availability: object) =>
      server.invoke('person', { action: 'correct', token, availability });
    const booked = { from: '2131-03-01', to: '2131-03-31', availability: 'booked' };
    expect((await put(booked)).status).toBe(200);
    const { data } = await server.invoke('person', { action: 'show', token });
    expect((data as { freelancer: { periods: object[] } }).freelancer.periods).toEqual([
      { from: '2131-02-01', to: '2131-02-28', availability: 'available' },
      booked,
      { from: '2131-04-01', to: null, availability: 'available' },
    ]);
    expect(await put({ ...booked, to: '2131-02-01' })).toMatchObject({
      status: 422,
      fields: { 'availability.to': 'date_invalid' },
    });
    const candidate = 'no-calendar@people.example';
    await join(candidate);
    const candidateToken = await tokenOf(candidate, 'candidate_welcome');
    expect(
      (
        await server.invoke('person', {
          action: 'correct',
          token: candidateToken,
          availability: booked,
        })
      ).status,
    ).toBe(404);
  });

  it('shows the decision on a freelancer once the mail about it was sent', async () => {
    const { token, id, email } = await createApplicant();
    await rows(
      `insert into freelancers (person_id, skills, state, consent_expires_at)
       values ($1, '{Sewing}', 'declined', now() + interval '1 year')`,
      [id],
    );
    await rows(
      `insert into outbox (cause, template_key, to_email, language, person_id)
       values ('declined:' || $1, 'freelancer_declined', $2, 'en', $1::uuid)`,
      [id, email],
    );
    const showOwnPage = async () => (await server.invoke('person', { action: 'show', token })).data;
    expect(await showOwnPage()).toMatchObject({ freelancer: { state: 'pending' } });
    await rows(`update outbox set state = 'sent' where cause = 'declined:' || $1`, [id]);
    expect(await showOwnPage()).toMatchObject({ freelancer: { state: 'declined' } });
  });

  it('leaves the candidate bank, and returns by renewing', async () => {
    const email = 'ada@people.example';
    await join(email);
    const token = await tokenOf(email, 'candidate_welcome');
    const state = async () =>
      (
        await rows('select state from candidates join people on id = person_id where email = $1', [
          email,
        ])
      )[0]?.state;
    await server.invoke('person', { action: 'leave', token, role: 'candidate' });
    expect(await state()).toBe('left');
    const { data } = await server.invoke('person', { action: 'renew', token });
    expect(data).toMatchObject({ ok: true, renewed: { candidate_bank: expect.any(String) } });
    expect(await state()).toBe('active');
    expect(
      await rows(
        'select count(*)::int from consents join people on people.id = person_id where email = $1',
        [email],
      ),
    ).toEqual([{ count: 2 }]);
  });

  it('unsubscribes by one-click POST (RFC 8058)', async () => {
    const email = 'alert@people.example';
    await join(email);
    const token = await tokenOf(email, 'candidate_welcome');
    const response = await server.post(`person?unsubscribe=${token}`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(204);
    expect(
      await rows(
        'select wants_alerts from candidates join people on id = person_id where email = $1',
        [email],
      ),
    ).toEqual([{ wants_alerts: false }]);
  });
});
