import { describe, expect, it } from 'vitest';
import { kibibyte } from '../../../../domain/units.ts';
import { applicationForm, cvPdf, guard } from '../../../fixtures/applications.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server } = prepareFunctionsServer();

const form = 'application/x-www-form-urlencoded';

async function post(name: string, type: string, body: BodyInit) {
  const headers = { 'content-type': type };
  const response = await server.post(name, { headers, body });
  return { status: response.status, ...(await response.json()) };
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `f${at}`);
const parts = (all: string[], value = 'x') =>
  `${all
    .map((name) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--b--\r\n`;
const multipart = 'multipart/form-data; boundary=b';
const tooLarge = { status: 413, error: 'too_large', message: 'This is larger than allowed.' };

describe('limits of a form', () => {
  it.each([
    ['fields', form, names(201).join('=1&')],
    ['fields of one name', form, 'a=1&'.repeat(201)],
    ['characters in a name', form, `${'n'.repeat(101)}=1`],
    ['bytes', form, `message=${'x'.repeat(256 * kibibyte)}`],
    ['fields of a multipart form', multipart, parts(names(201))],
    ['characters in a name of a multipart form', multipart, parts(['n'.repeat(101)])],
    ['bytes of a multipart form', multipart, parts(['message'], 'x'.repeat(256 * kibibyte))],
    ['keys', 'application/json', `{${names(1_001).map((name) => `"${name}":1`)}}`],
    ['values', 'application/json', `{"a":[${'0,'.repeat(6_000)}0]}`],
    ['bytes of JSON', 'application/json', `{"message":"${'x'.repeat(256 * kibibyte)}"}`],
  ])('the number of %s is limited', async (_, type, body) => {
    expect(await post('contact', type, body)).toMatchObject(tooLarge);
  });

  it('a form just below the limits is read to its end', async () => {
    for (const [type, body] of [
      [form, names(200).join('=1&')],
      [multipart, parts(names(200))],
    ] as const) {
      expect(await post('contact', type, body)).toMatchObject({ error: 'looks_automated' });
    }
  });

  it('typed fields besides a file are limited, too', async () => {
    const longField = applicationForm({ cover_letter: 'x'.repeat(300 * kibibyte) });
    expect(await server.invoke('apply', longField)).toMatchObject({
      status: 413,
      error: 'too_large',
    });
    const manyFields = applicationForm(Object.fromEntries(names(201).map((name) => [name, '1'])));
    expect(await server.invoke('apply', manyFields)).toMatchObject({
      status: 413,
      error: 'too_large',
    });
    const manyFiles = applicationForm();
    for (const name of names(4)) manyFiles.append(name, cvPdf());
    expect(await server.invoke('apply', manyFiles)).toMatchObject({
      status: 413,
      error: 'too_large',
    });
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['a boundary of 300 characters', `multipart/form-data; boundary=${'b'.repeat(300)}`, 'x'],
    ['no end', multipart, parts(['a']).slice(0, -8)],
    ['no parts', multipart, 'nonsense'],
    ['no body', multipart, ''],
    ['a part without a name', multipart, '--b\r\ncontent-disposition: form-data\r\n\r\n1\r\n--b--'],
    [
      'a file without an end',
      multipart,
      '--b\r\ncontent-disposition: form-data; name="cv"; filename="x"\r\n\r\n1',
    ],
  ])('a malformed multipart form is rejected: %s', async (_, type, body) => {
    expect(await post('apply', type, body)).toMatchObject({ status: 400, error: 'unreadable' });
  });

  it('the size of an event is limited', async () => {
    const body = JSON.stringify({ name: 'x', path: `/${'x'.repeat(16 * kibibyte)}` });
    expect(await post('track', 'application/json', body)).toMatchObject(tooLarge);
  });

  it.each([true, false])('repeated fields and file names are parsed: file %s', async (hasFile) => {
    const email = `named-${hasFile}@people.example`;
    const body = hasFile ? new FormData() : new URLSearchParams();
    const fields = { ...guard(), email, first_name: 'Åsa', last_name: 'List', consent: 'true' };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('consent_version', '1');
    for (const field of ['tech', 'creative']) body.append('fields', field);
    if (body instanceof FormData) body.append('cv', cvPdf(), 'Åsa "Ö" CV.pdf');
    const sent = await server.post('join-candidate-bank', { body });
    expect(await sent.json()).toEqual({ ok: true });
    const { rows } = await server.database.query(
      `select fields::text[], file_name, first_name from candidates as candidate
       join people as person on person.id = person_id
       left join documents as document on document.person_id = person.id where email = $1`,
      [email],
    );
    const file_name = hasFile ? 'Åsa Ö CV.pdf' : null;
    expect(rows).toEqual([{ fields: ['tech', 'creative'], file_name, first_name: 'Åsa' }]);
  });
});

it('a client with a /48 of IPv6 has the forms of four networks, not of 65,536', async () => {
  const statuses: number[] = [];
  for (let group = 0; group < 125; group += 1) {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `2001:db8:5:${group.toString(16)}::1`,
    };
    statuses.push((await server.post('contact', { headers, body: '{}' })).status);
  }
  const rejected = statuses.filter((status) => status === 429);
  expect(rejected.length).toBeGreaterThan(0);
  expect(statuses.slice(0, 100)).not.toContain(429);
});
