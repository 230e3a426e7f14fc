import { expect, test } from 'vitest';
import { isSafeUrl } from '../../domain/text/safe-url.ts';
import { actAs } from '../fixtures/cast.ts';
import { prepareCastDatabase } from '../fixtures/cast-database.ts';

// The editor creates only safe links. These tests write documents through the data API, past the editor.

const database = prepareCastDatabase();
const as = (actor: 'editor' | 'recruiter', sql: string, values: unknown[]) =>
  actAs(database.client, actor, () => database.client.query(sql, values));

const documentWith = (href: unknown) => ({
  type: 'doc',
  content: [
    {
      type: 'bulletList',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
    },
  ],
});

const insertArticle = (href: unknown, language = 'en') =>
  as('editor', `insert into public.articles (slug, title, body) values ($1, '{"en": "One"}', $2)`, [
    `article-${crypto.randomUUID()}`,
    { [language]: documentWith(href) },
  ]);

const safe = [
  '/',
  '/pricing?lang=sv#top',
  '/jobs?from=/..//x',
  '/blog/å',
  'https://a.example',
  'HTTP://a.example:8080/x y@z',
  'mailto:ada@a.example?subject=a b',
  'tel:+46800000',
  '#part',
];
const unsafe = [
  '/\\evil.example',
  '\\\\evil.example',
  '//evil.example',
  '/.//evil.example',
  '/%2E./a//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /pricing',
  'pricing',
  '',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'https:evil.example',
  'https:/evil.example',
  'https://known.example@evil.example',
  'https://',
  'https:///evil.example',
  'mailto:a@b.example\nbcc:c@d.example',
];

test.each(safe)('%j is stored', async (href) => {
  expect(isSafeUrl(href)).toBe(true);
  await insertArticle(href);
});

test.each(unsafe)('%j is rejected', async (href) => {
  // A stricter rule than that of the editor is fine where the editor would never write such a link.
  if (!href.startsWith('/%2E')) expect(isSafeUrl(href)).toBe(false);
  await expect(insertArticle(href)).rejects.toThrow(/not allowed/);
  await expect(insertArticle(href, 'sv')).rejects.toThrow(/not allowed/);
});

test('a link without a URL is stored, a link with a number as URL is rejected', async () => {
  await insertArticle(null);
  await expect(insertArticle(7)).rejects.toThrow(/not allowed/);
});

test('a stored document cannot be changed to one with an unsafe link', async () => {
  await insertArticle('/');
  await expect(
    as('editor', 'update public.articles set body = $1', [
      { en: documentWith('javascript:alert(1)') },
    ]),
  ).rejects.toThrow(/not allowed/);
});

test.each(['description', 'requirements', 'process'])(
  'the %s of a job is checked',
  async (part) => {
    const body = { en: documentWith('/\\evil.example') };
    await expect(
      as('recruiter', `insert into public.jobs (slug, title, ${part}) values ($1, $2, $3)`, [
        'job',
        { en: 'Job' },
        body,
      ]),
    ).rejects.toThrow(/not allowed/);
  },
);

test('general terms are checked', async () => {
  await expect(
    as('editor', 'insert into public.general_terms (title, body) values ($1, $2)', [
      { en: 'Terms' },
      { en: documentWith('javascript:alert(1)') },
    ]),
  ).rejects.toThrow(/not allowed/);
});

const documentOf = (src: unknown) => ({
  en: {
    type: 'doc',
    content: [{ type: 'blockquote', content: [{ type: 'image', attrs: { src } }] }],
  },
});
const insertPicture = (src: unknown) =>
  as('editor', `insert into public.articles (slug, title, body) values ($1, '{"en": "One"}', $2)`, [
    `article-${crypto.randomUUID()}`,
    documentOf(src),
  ]);

test('a picture in a text is from this site', async () => {
  await insertPicture('/storage/v1/object/public/media/a.png');
  await insertPicture('/storage/v1/render/image/public/media/a/b.png?width=1600');
  await insertPicture('/icon-512.png');
  await insertPicture(null);
  for (const src of [
    'https://evil.example/a.png',
    '//evil.example/a.png',
    'a.png',
    'data:image/png,',
    '/media/../../auth/v1/verify?x',
    '/auth/v1/authorize?provider=linkedin_oidc',
    '/storage/v1/object/public/media/%2e%2e/%2e%2e/a.png',
    '/storage/v1/object/public/other/a.png',
    '/storage/v1/object/public/media/a.png" onerror="alert(1)',
    '/a.png#x',
    'media/a.png',
    7,
  ]) {
    await expect(insertPicture(src)).rejects.toThrow('a picture in a text is not from this site');
  }
});
