import { describe, expect, test } from 'vitest';
import { type Actor, actAs } from '../fixtures/cast.ts';
import { prepareCastDatabase } from '../fixtures/cast-database.ts';

const database = prepareCastDatabase();

const as = async (
  actor: Exclude<Actor, 'anon' | 'service'>,
  sql: string,
  values: unknown[] = [],
) => {
  const run = () => database.client.query<Record<string, unknown>>(sql, values);
  return (await actAs(database.client, actor, run)).rows;
};

const insertMember = async (columns = '', values = '') => {
  const [row] = await as(
    'editor',
    `insert into public.team_members (name${columns}) values ('Tove Exempel'${values}) returning id`,
  );
  return row?.id;
};

describe('versions of an entry', () => {
  test('are combined if one editor saves a draft twice within minutes, but not once it is published', async () => {
    const id = await insertMember();
    const save = (role: string, state: string) =>
      as('editor', 'update public.team_members set role = $2, state = $3 where id = $1', [
        id,
        { en: role },
        state,
      ]);
    await save('A', 'draft');
    await save('B', 'draft');
    await save('B', 'published');
    await save('C', 'published');
    const versions = await as(
      'editor',
      `select version, state, content -> 'role' ->> 'en' as role from public.website_versions
       where row_id = $1 order by version`,
      [id],
    );
    expect(versions).toEqual([
      { version: 1, state: 'draft', role: null },
      { version: 3, state: 'draft', role: 'B' },
      { version: 4, state: 'published', role: 'B' },
      { version: 5, state: 'published', role: 'C' },
    ]);
  });

  test('are not created by a new order, and are deleted with their entry', async () => {
    const [first, second] = [await insertMember(), await insertMember()];
    await as('editor', `select public.set_website_order('team_members', $1)`, [[second, first]]);
    const rows = await as(
      'editor',
      'select id, version from public.team_members where id = any ($1) order by position',
      [[first, second]],
    );
    expect(rows).toEqual([
      { id: second, version: 1 },
      { id: first, version: 1 },
    ]);
    await as('editor', 'delete from public.team_members where id = $1', [first]);
    const remainingRows = await as(
      'editor',
      'select from public.website_versions where row_id = $1',
      [first],
    );
    expect(remainingRows).toEqual([]);
  });
});

test('recruiters cannot change the order, and tables that are no section have none', async () => {
  const [first, second] = [await insertMember(), await insertMember()];
  await as('recruiter', `select public.set_website_order('team_members', $1)`, [[second, first]]);
  const rows = await as('editor', 'select position from public.team_members where id = any ($1)', [
    [first, second],
  ]);
  expect(rows).toEqual([{ position: 0 }, { position: 0 }]);
  await expect(
    as('admin', `select public.set_website_order('people', $1)`, [[first]]),
  ).rejects.toThrow('there is no such section');
});

test.each([
  `insert into public.team_members (name, state) values ('Tove', 'published')`,
  `insert into public.testimonials (name, state, quote, title) values ('Tove', 'published', '{"en": "a"}', '{"en": "b"}')`,
  `insert into public.faq_entries (question, state) values ('{"en": "a"}', 'published')`,
  `insert into public.open_positions (title, state) values ('{"en": "a"}', 'published')`,
  `update public.page_texts set state = 'published'`,
])('an entry is not published without its texts: %s', async (sql) => {
  await expect(as('editor', sql)).rejects.toThrow('check constraint');
});

test.each([
  [
    'https://www.agency.se/storage/v1/object/public/media/a.svg',
    '/storage/v1/object/public/media/a.svg',
  ],
  ['/logos/own.svg', '/logos/own.svg'],
  ['website/a.svg', 'website/a.svg'],
])('a logo at %s is stored as %s', async (path, stored) => {
  const [row] = await as(
    'editor',
    `insert into public.customer_logos (name, display_name, logo_path, has_logo)
     values (gen_random_uuid()::text, 'Own', $1, true) returning logo_path`,
    [path],
  );
  expect(row).toEqual({ logo_path: stored });
});

test.each(['https://evil.example/logo.svg', 'javascript:alert(1)', '//evil.example/a.svg'])(
  'a logo at %s is rejected',
  async (path) => {
    await expect(
      as(
        'editor',
        `insert into public.customer_logos (name, display_name, logo_path) values ('x', 'X', $1)`,
        [path],
      ),
    ).rejects.toThrow('the picture is on another site');
  },
);

test.each([
  [
    'clients',
    'logo_path',
    `insert into public.clients (name, logo_path) values ('Own', $1) returning logo_path`,
  ],
  [
    'staff_profiles',
    'avatar_path',
    `update public.staff_profiles set avatar_path = $1 where user_id = auth.uid() returning avatar_path`,
  ],
] as const)('%s have pictures of this site too', async (_, column, sql) => {
  const url = 'https://www.agency.se/storage/v1/object/public/media/a.png';
  expect(await as('recruiter', sql, [url])).toEqual([
    { [column]: '/storage/v1/object/public/media/a.png' },
  ]);
  await expect(as('recruiter', sql, ['https://evil.example/a.png'])).rejects.toThrow(
    'the picture is on another site',
  );
});
