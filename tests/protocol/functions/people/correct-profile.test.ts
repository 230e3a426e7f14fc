import { describe, expect, it } from 'vitest';
import { guard } from '../../../fixtures/applications.ts';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server } = prepareFunctionsServer({ withQuestions: false });

const { rows, tokenOf, join } = createPeople(server);

describe('a profile', () => {
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
});
