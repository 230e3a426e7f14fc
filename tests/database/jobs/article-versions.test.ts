import { expect, test } from 'vitest';
import { preparePublishing } from './prepare-publishing.ts';

const { query, as } = preparePublishing();

test('an article keeps its versions and redirects from its former published slugs', async () => {
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

test('restoring a version keeps all others, and a published slug still redirects', async () => {
  await as('editor', `insert into public.articles (slug, title) values ('hay', '{"en": "Hay"}')`);
  const save = (changes: string) =>
    as('editor', `update public.articles set ${changes} where slug in ('hay', 'meadow')`);
  await save(`title = '{"en": "Straw"}'`);
  await save(`title = '{"en": "Hay"}', restored_from = 1`);
  await save(`title = '{"en": "Grass"}', restored_from = null`);
  await save(`title = '{"en": "Clover"}'`);
  const versions = await as(
    'editor',
    `select title ->> 'en' as title, restored_from from public.article_versions
     where slug = 'hay' order by version`,
  );
  expect(versions.rows).toEqual([
    { title: 'Hay', restored_from: null },
    { title: 'Straw', restored_from: null },
    { title: 'Hay', restored_from: 1 },
    { title: 'Clover', restored_from: null },
  ]);
  await save(`state = 'published'`);
  await save(`state = 'draft'`);
  await save(`slug = 'meadow'`);
  await save(`state = 'published'`);
  const redirects = await as('anon', `select slug from public.article_redirects`);
  expect(redirects.rows).toContainEqual({ slug: 'hay' });
});

test('a draft takes over another article’s former slug only when it is published', async () => {
  const where = async (slug: string) => {
    const { rows } = await as(
      'anon',
      `select articles.slug from public.article_redirects as former
       join public.articles on articles.id = former.article_id where former.slug = $1`,
      [slug],
    );
    return rows.map((row) => row.slug);
  };
  await as(
    'editor',
    `insert into public.articles (slug, title, state) values ('ewe', '{"en": "Ewe"}', 'published')`,
  );
  for (const slug of ['lamb', 'ram']) {
    await as('editor', `update public.articles set slug = $1 where title = '{"en": "Ewe"}'`, [
      slug,
    ]);
  }
  expect(await where('ewe')).toEqual(['ram']);
  expect(await where('lamb')).toEqual(['ram']);
  await as('editor', `insert into public.articles (slug, title) values ('ewe', '{"en": "New"}')`);
  expect(await where('ewe')).toEqual(['ram']);
  await as('editor', `update public.articles set state = 'published' where slug = 'ewe'`);
  expect(await where('ewe')).toEqual([]);
});
