import { expect, test } from 'vitest';
import { preparePublishing } from './prepare-publishing.ts';

const { query, as } = preparePublishing();

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
  await expect(as('editor', 'select public.publish_general_terms(1)')).rejects.toThrow();
  await as('admin', 'select public.publish_general_terms(1)');
  await draftTerms({ en: 'Terms' });
  await expect(as('admin', 'select public.publish_general_terms(1)')).rejects.toThrow(
    /both languages/,
  );
  await as('editor', 'update public.general_terms set title = $1', [
    { en: 'New terms', sv: 'Nya villkor' },
  ]);
  await expect(as('admin', `select public.publish_general_terms(2, '2025-06-01')`)).rejects.toThrow(
    /from today or from a later day/,
  );
  // A publisher with an outdated version publishes nothing and archives nothing.
  const unseen = await as('admin', 'select public.publish_general_terms(1) as id');
  expect(unseen.rows).toEqual([{ id: null }]);
  await as('admin', `select public.publish_general_terms(2, '2125-06-01')`);
  await expect(as('admin', 'select public.publish_general_terms(2)')).rejects.toThrow(/no draft/);
  const { rows } = await as(
    'anon',
    'select number, state, effective_on::text from public.general_terms order by number',
  );
  expect(rows).toMatchObject([
    { number: 1, state: 'archived' },
    { number: 2, state: 'published', effective_on: '2125-06-01' },
  ]);
  await expect(
    as('admin', `update public.general_terms set title = '{"en": "X", "sv": "X"}'`),
  ).rejects.toThrow(/not changed/);
});

test('a tag cannot be renamed or deleted while articles use it', async () => {
  await as('editor', `insert into public.article_tags (slug, name) values ('wool', $1)`, [
    { en: 'Wool', sv: 'Ull' },
  ]);
  await as(
    'editor',
    `insert into public.articles (slug, title, tags) values ('spinning', '{"en": "Spin"}', '{wool}')`,
  );
  const rename = `update public.article_tags set slug = 'fleece' where slug = 'wool'`;
  const remove = `delete from public.article_tags where slug = 'wool'`;
  for (const change of [rename, remove]) {
    await expect(as('editor', change)).rejects.toThrow(/articles with this tag/);
  }
  await as('editor', `update public.articles set tags = '{}' where slug = 'spinning'`);
  await as('editor', remove);
});

test('a title without letters cannot be published', async () => {
  await as(
    'editor',
    `insert into public.articles (slug, title) values ('party', '{"en": "🎉🎉"}')`,
  );
  await expect(
    as('editor', `update public.articles set state = 'published' where slug = 'party'`),
  ).rejects.toThrow(/written in letters/);
});

test('a preview token opens one article until it expires or is revoked', async () => {
  const { rows: inserted } = await as(
    'editor',
    `insert into public.articles (slug, title) values ('secret', '{"en": "Secret"}') returning id`,
  );
  const article = inserted[0]?.id;
  const open = async (token: string) =>
    (await as('anon', 'select public.open_article_preview($1) as page', [token])).rows[0]?.page;
  const hand = (token: string, days: number) =>
    as(
      'editor',
      `insert into public.article_previews (article_id, token_hash, expires_at)
       values ($1, encode(sha256($2), 'hex'), now() + make_interval(days => $3))`,
      [article, Buffer.from(token), days],
    );
  await hand('good', 7);
  await hand('old', -1);
  expect(await open('good')).toMatchObject({ state: 'open', article: { slug: 'secret' } });
  expect(await open('old')).toEqual({ state: 'expired' });
  expect(await open('guessed')).toBeNull();
  await expect(hand('endless', 400)).rejects.toThrow(/thirty days/);
  await expect(
    as(
      'editor',
      `insert into public.article_previews (article_id, token_hash, created_at, expires_at)
       values ($1, encode(sha256('later'), 'hex'), '2125-01-01', '2125-01-07')`,
      [article],
    ),
  ).rejects.toThrow(/permission denied/);
  await as('editor', 'delete from public.article_previews');
  expect(await open('good')).toBeNull();
});

test('an article cannot use an unknown tag', async () => {
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
  await query(`update public.email_templates set subject = '{"en": "Yo", "sv": "Tja"}'`);
  const { rows } = await query(
    `select version, subject ->> 'sv' as subject from public.email_template_versions order by version`,
  );
  expect(rows).toEqual([
    { version: 1, subject: 'Hej' },
    { version: 2, subject: 'Tja' },
  ]);
});

test('each cause is mailed once, and only administrators read account mail', async () => {
  const insert = `insert into public.outbox (cause, template_key, to_email, language)
    values ('reset:1', 'reset', 'pelle@example.com', 'sv')`;
  await query(insert);
  await expect(query(insert)).rejects.toThrow(/outbox_cause_key/);
  expect((await as('recruiter', 'select from public.outbox')).rowCount).toBe(0);
  expect((await as('admin', 'select from public.outbox')).rowCount).toBe(1);
});

test('the office setting accepts only the known text fields', async () => {
  const save = (value: object) =>
    as('admin', `update public.settings set value = $1 where key = 'office'`, [value]);
  expect((await save({ street: 'Ullgatan 1', city: 'Umeå' })).rowCount).toBe(1);
  for (const wrong of [{ street: 1 }, { city: { en: 'Umeå' } }, { planet: 'Earth' }]) {
    await expect(save(wrong)).rejects.toThrow(/shape they are read with/);
  }
});
