import { beforeAll, expect, test } from 'vitest';
import { maxReviewDays } from '../../domain/review.ts';
import { actAs, cast } from '../fixtures/cast.ts';
import { prepareCastDatabase } from '../fixtures/cast-database.ts';

// Values that the screens never send, written through the data API.

const database = prepareCastDatabase();
type Actor = 'editor' | 'recruiter' | 'admin';
const as = (actor: Actor, sql: string, values: unknown[] = []) =>
  actAs(database.client, actor, () => database.client.query(sql, values));
const one = async (sql: string, values: unknown[] = []): Promise<string> =>
  (await database.client.query(sql, values)).rows[0].id;

let job: string;
let document: string;
beforeAll(async () => {
  job = await one(
    `insert into public.jobs (slug, field, title) values ('job', 'creative', '{"en": "Job"}') returning id`,
  );
  const person = await one(
    `insert into public.people (first_name, last_name, email) values ('Ada', 'Lund', 'ada@people.example') returning id`,
  );
  document = await one(
    `insert into public.documents (person_id, path, file_name, mime_type, size_bytes, sha256)
     values ($1, 'a.pdf', 'a.pdf', 'application/pdf', 1, repeat('0', 64)) returning id`,
    [person],
  );
});

const shareFor = (validity: string) =>
  as(
    'recruiter',
    `insert into public.review_links (job_id, token_hash, recipient_name, expires_at)
     values ($1, encode(sha256(random()::text::bytea), 'hex'), 'Klara', now() + $2::interval)`,
    [job, validity],
  );

test('a review link is valid for at most half a year', async () => {
  await shareFor(`${maxReviewDays} days 23 hours`);
  await expect(shareFor(`${maxReviewDays + 2} days`)).rejects.toThrow(
    `a review link is valid for at most ${maxReviewDays} days`,
  );
  await expect(
    as('recruiter', `update public.review_links set expires_at = '2099-01-01'`),
  ).rejects.toThrow('at most');
  await as('recruiter', `update public.review_links set expires_at = now() - interval '1 day'`);
});

test.each([
  'https://known.example@evil.example/',
  'https://user:secret@cal.example/',
  'https://known.example\\@evil.example/',
  'https://cal.example/\u0001',
  'https://',
])('%j is rejected as a booking link and as a website', async (url) => {
  await expect(
    as('recruiter', 'insert into public.booking_links (label, url) values ($1, $2)', ['A', url]),
  ).rejects.toThrow(/web_address/);
  await expect(
    as('recruiter', 'insert into public.clients (name, website) values ($1, $2)', ['A', url]),
  ).rejects.toThrow(/web_address/);
});

test.each(['https://cal.example', 'https://cal.example:8443/a@b?c=d@e#f', 'https://å.example/å'])(
  '%j is accepted as a booking link',
  async (url) => {
    await as('recruiter', 'insert into public.booking_links (label, url) values ($1, $2)', [
      'A',
      url,
    ]);
  },
);

const rename = (name: string) =>
  as('recruiter', 'update public.documents set file_name = $2 where id = $1', [document, name]);

test.each([
  'a\r\nset-cookie: b',
  'a\tb',
  '\u001b[31m',
  'cv\u202efdp.exe',
  '../cv.pdf',
  'a\\b',
  ' ',
])('%j is rejected as a file name', (name) =>
  expect(rename(name)).rejects.toThrow('a file name has no control characters'),
);

test('an ordinary file name is stored', async () => {
  await rename('Åsa Öberg – CV (2026), “final”.pdf');
});

const pictures = [
  ['editor', 'public.customer_logos', 'logo_path', { name: 'A', display_name: 'A' }],
  ['recruiter', 'public.clients', 'logo_path', { name: 'B' }],
  ['editor', 'public.articles', 'cover_path', { slug: 'a', title: { en: 'A' } }],
] as const;

test.each(pictures)(
  'the %s stores pictures of this site in %s',
  async (actor, table, column, row) => {
    const columns = [...Object.keys(row), column];
    const sql = `insert into ${table} (${columns}) values (${columns.map((_, n) => `$${n + 1}`)})`;
    const insert = (picture: string) => as(actor, sql, [...Object.values(row), picture]);
    for (const picture of [
      '//evil.example/a.png',
      '/\\evil.example/a.png',
      'https://evil.example/a.png',
      'HTTPS:evil.example/a.png',
      'data:image/png;base64,AAAA',
      ' https://evil.example/a.png',
    ]) {
      await expect(insert(picture), picture).rejects.toThrow('is from this site');
    }
    await insert('articles/a.png');
    await database.client.query(`update ${table} set ${column} = 'portrait:2'`);
    await database.client.query(`update ${table} set ${column} = '/logos/a.svg'`);
  },
);

test('the picture of a colleague is from this site', async () => {
  const change = 'update public.staff_profiles set avatar_path = $2 where user_id = $1';
  await expect(as('admin', change, [cast.rasmus.id, 'https://evil.example/a.png'])).rejects.toThrow(
    'is from this site',
  );
});

test('a saved view accepts only query parameters of a list', async () => {
  const save = (query: string) =>
    as(
      'recruiter',
      `insert into public.saved_views (screen, name, query) values ('jobs', $1, $2)`,
      [crypto.randomUUID(), query],
    );
  await save(new URLSearchParams({ q: 'Åsa & “co” *~!', sort: '-activity' }).toString());
  await save('');
  for (const query of [
    '<script>',
    'q=a b',
    'q=å',
    '//evil.example',
    'q=\n',
    `q=${'a'.repeat(4000)}`,
  ]) {
    await expect(save(query), query).rejects.toThrow(/violates check constraint/);
  }
});
