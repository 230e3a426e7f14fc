import { expect, test } from 'vitest';
import { actAs } from '../fixtures/cast.ts';
import { prepareCastDatabase } from '../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const query = (sql: string, values: unknown[] = []) => database.client.query(sql, values);
const as = (
  actor: 'anon' | 'editor' | 'recruiter' | 'admin',
  sql: string,
  values: unknown[] = [],
) => actAs(database.client, actor, () => query(sql, values));

const document = { type: 'doc', content: [{ type: 'text', text: 'Be fair.' }] };

async function draftTerms(title: object): Promise<void> {
  await as('editor', 'insert into public.general_terms (title, body) values ($1, $2)', [
    title,
    { en: document, sv: document },
  ]);
}

test('terms are drafted by editors, published by administrators, and one version is in force', async () => {
  await draftTerms({ en: 'Terms', sv: 'Villkor' });
  await expect(draftTerms({ en: 'More', sv: 'Mer' })).rejects.toThrow(/one_draft/);
  await expect(as('editor', 'select public.publish_general_terms()')).rejects.toThrow();
  await as('admin', 'select public.publish_general_terms()');
  await draftTerms({ en: 'Terms' });
  await expect(as('admin', 'select public.publish_general_terms()')).rejects.toThrow(
    /both languages/,
  );
  await as('editor', 'update public.general_terms set title = $1', [
    { en: 'New terms', sv: 'Nya villkor' },
  ]);
  await as('admin', `select public.publish_general_terms('2025-06-01')`);
  const { rows } = await as(
    'anon',
    'select number, state, effective_on::text from public.general_terms order by number',
  );
  expect(rows).toMatchObject([
    { number: 1, state: 'archived' },
    { number: 2, state: 'published', effective_on: '2025-06-01' },
  ]);
  await expect(
    as('admin', `update public.general_terms set title = '{"en": "X", "sv": "X"}'`),
  ).rejects.toThrow(/not changed/);
});

test('an article keeps its versions and its former addresses', async () => {
  await as('editor', `insert into public.articles (slug, title) values ('first', '{"en": "One"}')`);
  await as('editor', `update public.articles set title = '{"en": "Two"}'`);
  await as('editor', `update public.articles set title = '{"en": "Three"}'`);
  await as('editor', `update public.articles set slug = 'second'`);
  expect((await query('select from public.article_redirects')).rowCount).toBe(0);
  await as('editor', `update public.articles set state = 'published'`);
  await as('editor', `update public.articles set slug = 'third'`);
  const versions = await as(
    'editor',
    `select version, title ->> 'en' as title, slug from public.article_versions order by version`,
  );
  expect(versions.rows).toEqual([
    { version: 1, title: 'One', slug: 'first' },
    { version: 4, title: 'Three', slug: 'second' },
    { version: 5, title: 'Three', slug: 'second' },
    { version: 6, title: 'Three', slug: 'third' },
  ]);
  const redirects = await as('anon', 'select slug from public.article_redirects');
  expect(redirects.rows).toEqual([{ slug: 'second' }]);
});

test('an article cannot bear a tag that does not exist', async () => {
  await expect(
    as('editor', `insert into public.articles (slug, title, tags) values ('x', '{}', '{nowhere}')`),
  ).rejects.toThrow(/unknown article tag/);
});

test('mails exist in both languages and keep their versions', async () => {
  const insert = `insert into public.email_templates
    (key, sent_when, subject, body, default_subject, default_body, concerns_account)
    values ($1, $2, $2, $2, $2, $2, true)`;
  await expect(query(insert, ['reset', { en: 'Hi' }])).rejects.toThrow(/both languages/);
  await query(insert, ['reset', { en: 'Hi', sv: 'Hej' }]);
  await as('admin', `update public.email_templates set subject = '{"en": "Yo", "sv": "Tja"}'`);
  const { rows } = await query(
    `select version, subject ->> 'sv' as subject from public.email_template_versions order by version`,
  );
  expect(rows).toEqual([
    { version: 1, subject: 'Hej' },
    { version: 2, subject: 'Tja' },
  ]);
});

test('a cause is mailed once, and mail that opens accounts is for administrators', async () => {
  const insert = `insert into public.outbox (cause, template_key, to_email, language)
    values ('reset:1', 'reset', 'pelle@example.com', 'sv')`;
  await query(insert);
  await expect(query(insert)).rejects.toThrow(/outbox_cause_key/);
  expect((await as('recruiter', 'select from public.outbox')).rowCount).toBe(0);
  expect((await as('admin', 'select from public.outbox')).rowCount).toBe(1);
});
