import { describe, expect, it } from 'vitest';
import { maxFileBytes } from '../../../../domain/limits.ts';
import { applicant, applicationForm, guard } from '../../../fixtures/applications.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { readApplications } from './read-applications.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const { applicationsOf } = readApplications(rows);

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
