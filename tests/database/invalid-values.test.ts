import { beforeAll, expect, test } from 'vitest';
import { isOwnPicture, pictureOrKey } from '../../domain/content/picture.ts';
import { email as emailField } from '../../domain/forms/form-field.ts';
import { maxReviewDays } from '../../domain/review.ts';
import { actAs, cast } from '../fixtures/cast.ts';
import { prepareCastDatabase } from '../fixtures/cast-database.ts';

// The data API accepts rows from any client, so the database itself must reject values that the screens never send.

const database = prepareCastDatabase();
type Actor = 'editor' | 'recruiter' | 'admin';
const as = (actor: Actor, sql: string, values: unknown[] = []) =>
  actAs(database.client, actor, () => database.client.query(sql, values));
const insertOne = async (sql: string, values: unknown[] = []): Promise<string> =>
  (await database.client.query(sql, values)).rows[0].id;

let job: string;
let person: string;
let document: string;
beforeAll(async () => {
  job = await insertOne(
    `insert into public.jobs (slug, field, title) values ('job', 'creative', '{"en": "Job"}') returning id`,
  );
  person = await insertOne(
    `insert into public.people (first_name, last_name, email) values ('Ada', 'Lund', 'ada@people.example') returning id`,
  );
  document = await insertOne(
    `insert into public.documents (person_id, path, file_name, mime_type, size_bytes, sha256)
     values ($1, 'a.pdf', 'a.pdf', 'application/pdf', 1, repeat('0', 64)) returning id`,
    [person],
  );
});

const createLinkFor = (validity: string) =>
  as(
    'recruiter',
    `insert into public.review_links (job_id, token_hash, recipient_name, expires_at)
     values ($1, encode(sha256(random()::text::bytea), 'hex'), 'Klara', now() + $2::interval)`,
    [job, validity],
  );

test('a review link is valid for at most half a year', async () => {
  await createLinkFor(`${maxReviewDays} days 23 hours`);
  await expect(createLinkFor(`${maxReviewDays + 2} days`)).rejects.toThrow(
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
  'https:///evil.example/',
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

const setEmail = (email: string) =>
  as('recruiter', 'update public.people set email = $2 where id = $1', [person, email]);

test.each([
  '<ada@people.example>',
  'ada@people.example>',
  'Ada<ada@people.example',
  'ada@[127.0.0.1]',
  'ada@people.example,eve@people.example',
  'ada@people.example;eve',
  '"ada"@people.example',
  'ada(eve)@people.example',
  'mailto:ada@people.example',
  'ada\\@people.example',
])('%j is rejected as an address, as in the forms', async (address) => {
  await expect(setEmail(address)).rejects.toThrow(/email_address/);
  expect(emailField.safeParse(address).success).toBe(false);
});

test.each([
  "o'brien+cv@people.example",
  'Åsa.Öberg@exempel.example',
  'ada_lund@räksmörgås.example',
])('%j is accepted as an address', async (address) => {
  await setEmail(address);
});

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

const unusualPictures = [
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  'https://evil.example/a.png',
  'HTTPS:evil.example/a.png',
  'data:image/png;base64,AAAA',
  ' https://evil.example/a.png',
  '../../auth/v1/logout',
  'a/../../../x',
  'a/./b.png',
  'a/%2e%2e/b.png',
  '.a.png',
  'x" onerror="alert(1)',
  "x'.png",
  'a b.png',
  '/auth/v1/authorize?provider=linkedin_oidc',
  '/auth/v1/a.png',
  '/storage/v1/object/public/media/../../../../auth/v1/logout',
  '/storage/v1/object/public/other/a.png',
  '/storage/v1/object/sign/media/a.png',
  '/logos/../auth/v1/a.svg',
  '/admin',
  '/logos/a.svg?x',
  '',
];
const ordinaryPictures = [
  'articles/a.png',
  'media/articles/6f1c.webp',
  'portrait:2',
  'birka-labs',
  '/logos/a.svg',
  '/icon-512.png',
  '/storage/v1/object/public/media/a/b.svg',
  '/storage/v1/render/image/public/media/a/b.png?width=480&height=270&resize=cover',
];

test.each(unusualPictures)('%j is no picture for the editor either', (picture) => {
  expect(isOwnPicture(picture)).toBe(false);
  expect(pictureOrKey(picture)).toBeNull();
});
test.each(ordinaryPictures)('%j is a picture for the editor, too', (picture) => {
  expect(isOwnPicture(picture)).toBe(true);
  expect(pictureOrKey(picture)).toBeTruthy();
});

const pictures = [
  ['editor', 'public.customer_logos', 'logo_path', { name: 'A', display_name: 'A' }],
  ['recruiter', 'public.clients', 'logo_path', { name: 'B' }],
  ['editor', 'public.articles', 'cover_path', { slug: 'a', title: { en: 'A' } }],
  ['editor', 'public.testimonials', 'image', { name: 'A' }],
  ['editor', 'public.testimonials', 'logo', { name: 'A' }],
  ['editor', 'public.team_members', 'image', { name: 'A' }],
] as const;

test.each(pictures)(
  'the %s can store only pictures of this site in %s',
  async (actor, table, column, row) => {
    const columns = [...Object.keys(row), column];
    const sql = `insert into ${table} (${columns}) values (${columns.map((_, n) => `$${n + 1}`)})`;
    const insert = (picture: string) => as(actor, sql, [...Object.values(row), picture]);
    for (const picture of unusualPictures) {
      await expect(insert(picture), picture).rejects.toThrow('on another site');
    }
    await insert('articles/a.png');
    for (const picture of ordinaryPictures) {
      await database.client.query(`update ${table} set ${column} = $1`, [picture]);
    }
  },
);

test('the picture of a colleague is from this site', async () => {
  const change = 'update public.staff_profiles set avatar_path = $2 where user_id = $1';
  for (const picture of unusualPictures) {
    const changed = as('admin', change, [cast.rasmus.id, picture]);
    await expect(changed, picture).rejects.toThrow('on another site');
  }
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
