import { describe, expect, it } from 'vitest';
import { applicationForm, guard } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server } = prepareFunctionsServer({ withQuestions: false });

describe('a hostile application', () => {
  it.each([
    ['IP address', () => '10.9.9.9'],
    ['IPv6 network', (index: number) => `2001:db8:9:9::${index.toString(16)}`],
  ])('is rate limited per %s', async (_, addressOf) => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        server.invoke('apply', applicationForm({ email: 'x' }), {
          headers: { 'x-forwarded-for': addressOf(index) },
        }),
      ),
    );
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThanOrEqual(5);
    expect(rejected[0]?.error).toBe('too_many_requests');
  });

  it('cannot flood another person’s mailbox, also from many networks', async () => {
    const email = 'victim@people.example';
    const statuses: string[] = [];
    for (const number of Array(25).keys()) {
      const fields = { consent: true, consent_version: 1, name: 'V', message: `no ${number}` };
      const { status } = await server.invoke('contact', { ...guard(), ...fields, email });
      statuses.push(String(status));
    }
    expect(new Set(statuses)).toEqual(new Set(['200']));
    expect((await server.outbox(email)).length).toBeLessThanOrEqual(6);
    const { rows } = await server.database.query(
      'select count(*)::int as waiting from pending_submissions where email = $1',
      [email],
    );
    expect(rows).toEqual([{ waiting: 24 }]);
  });

  it.each([
    [
      'dots',
      (at: number) =>
        `${'targetperson'.slice(0, at + 1)}.${'targetperson'.slice(at + 1)}@gmail.com`,
    ],
    ['tags', (at: number) => `target+${at}@people.example`],
  ])('cannot flood a mailbox by other spellings of its address: %s', async (_, spell) => {
    const fields = {
      consent: true,
      consent_version: 1,
      first_name: 'T',
      last_name: 'T',
      name: 'T',
    };
    const spellings = Array.from({ length: 10 }, (_, at) => spell(at));
    for (const email of spellings) {
      const form = { ...guard(), ...fields, email, message: 'Hello' };
      expect((await server.invoke('contact', form)).status).toBe(200);
    }
    const mails = await Promise.all(spellings.map((email) => server.outbox(email)));
    expect(mails.flat().length).toBe(5);
    // One network is stopped, whatever the form.
    const headers = { 'x-forwarded-for': '10.8.7.7' };
    const statuses: number[] = [];
    for (const email of spellings.flatMap((spelling) => [spelling, spelling.replace('@', '+a@')])) {
      const form = { ...guard(), ...fields, email };
      statuses.push((await server.invoke('join-candidate-bank', form, { headers })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  });

  it('cannot block forms of the owner of an address, or a link to their own page', async () => {
    const email = cast.viola.email;
    const message = (number: number) => ({
      ...guard(),
      ...{ consent: true, consent_version: 1, name: 'V', message: `no ${number}`, email },
    });
    const headers = { 'x-forwarded-for': '10.8.8.8' };
    const statuses: number[] = [];
    for (const number of Array(20).keys()) {
      statuses.push((await server.invoke('contact', message(number), { headers })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    const elsewhere = { 'x-forwarded-for': '10.8.8.9' };
    const link = { action: 'send_link', email, language: 'en' };
    expect((await server.invoke('person', link, { headers: elsewhere })).status).toBe(200);
    const mails = await server.outbox(email);
    expect(mails.filter(({ template }) => template === 'person_link')).toHaveLength(1);
    await server.database.query('update auth.users set email_confirmed_at = now() where id = $1', [
      cast.viola.id,
    ]);
    const fromSignedIn = await server.invoke('contact', message(100), { as: 'viola', headers });
    expect(fromSignedIn.status).toBe(200);
  });
});
