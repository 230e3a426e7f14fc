import { describe, expect, it } from 'vitest';
import { maxFileBytes } from '../../../../domain/limits.ts';
import { applicant, applicationForm, guard } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server } = prepareFunctionsServer({ withQuestions: false });

async function applicationsOf(email: string) {
  const { rows } = await server.database.query(
    `select person.first_name from applications join people as person on person.id = person_id where email = $1`,
    [email],
  );
  return rows;
}

describe('a hostile application', () => {
  const send = (file: File) =>
    server.invoke('apply', applicationForm({ email: 'hostile@people.example' }, file));

  it.each([
    [
      'a program called PDF',
      Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(600)]),
      'file_type',
    ],
    ['a page called text', Buffer.from('<html><script>alert(1)</script>'), 'file_type'],
    ['nothing at all', Buffer.alloc(0), 'file_empty'],
    ['more than ten megabytes', Buffer.alloc(maxFileBytes + 1, 65), 'file_too_large'],
  ])('is rejected for %s', async (_, bytes, error) => {
    const file = new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' });
    expect((await send(file)).fields).toEqual({ cv: error });
  });

  it('is rejected if the honeypot or the timing shows a program', async () => {
    const filled = applicationForm({ homepage: 'https://spam.example' });
    expect(await server.invoke('apply', filled)).toMatchObject({
      status: 422,
      error: 'looks_automated',
    });
    const fast = applicationForm({ started_at: String(Date.now() - 100) });
    expect(await server.invoke('apply', fast)).toMatchObject({ status: 422, error: 'too_fast' });
    const blind = applicationForm({ started_at: undefined });
    expect(await server.invoke('apply', blind)).toMatchObject({
      status: 422,
      error: 'looks_automated',
    });
  });

  it('cannot pollute prototypes through field names', async () => {
    const form = applicationForm({ '__proto__.polluted': 'yes', 'answers.__proto__': 'yes' });
    await server.invoke('apply', form);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('cannot store control characters or lone surrogates', async () => {
    const response = await server.invoke('apply', {
      ...applicant,
      ...guard(),
      email: 'odd@people.example',
      first_name: 'Sa\u0000mi\ud800',
      last_name: 'x'.repeat(100),
      linkedin_url: 'linkedin.com/in/odd',
      phone: undefined,
      answers: { other: 'x\ud800' },
    });
    expect(response.data).toEqual({ ok: true });
    expect(await applicationsOf('odd@people.example')).toMatchObject([
      { first_name: 'Sami\ufffd' },
    ]);
    const long = {
      ...applicant,
      ...guard(),
      first_name: 'y'.repeat(100),
      last_name: 'z'.repeat(100),
    };
    const more = {
      email: 'long@people.example',
      linkedin_url: 'linkedin.com/in/long',
    };
    expect((await server.invoke('apply', { ...long, ...more })).status).toBe(200);
  });

  it('is cut off if its body is endless', async () => {
    const body = new ReadableStream({
      pull: (stream) => stream.enqueue(new Uint8Array(1024 * 1024)),
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await server.post('apply', { body, headers, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: 'too_large' });
  });

  it('is rejected if its JSON is deeply nested', async () => {
    const body = `{"answers": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const response = await server.post('apply', {
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'unreadable' });
  });

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
    for (const email of spellings.flatMap((one) => [one, one.replace('@', '+a@')])) {
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

  it('is rejected with an error code if the request is malformed', async () => {
    const response = await server.post('apply', {
      body: 'not json',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'unreadable' });
    expect((await fetch(`${server.url}/functions/v1/apply`)).status).toBe(400);
  });
});

describe('a form without scripts', () => {
  const page = { accept: 'text/html,application/xhtml+xml' };

  it('redirects to the thank-you page', async () => {
    const body = applicationForm({
      email: 'plain@people.example',
    });
    const response = await server.post('apply', { body, headers: page });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      '/thank-you?form=apply&job=hygglo-fullstack-developer&lang=sv',
    );
    expect(await applicationsOf('plain@people.example')).toHaveLength(1);
  });

  it('redirects back with the names of invalid fields and without typed values', async () => {
    const body = new URLSearchParams({
      ...guard(),
      ...applicant,
      email: 'secret',
      page: '/job/x?lang=sv',
    });
    const response = await server.post('apply', { body, headers: page });
    expect(response.status).toBe(303);
    const location = decodeURIComponent(response.headers.get('location') ?? '');
    const errors = 'cv:cv_or_linkedin,email:email_invalid';
    expect(location).toBe(`/job/x?lang=sv&form=apply&error=invalid&fields=${errors}`);
  });

  it('never redirects to another site', async () => {
    for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const body = new URLSearchParams({ ...guard(), ...applicant, email: 'x', page: elsewhere });
      const response = await server.post('apply', { body, headers: page });
      expect(response.headers.get('location')).toMatch(/^\/\?/);
    }
  });
});
