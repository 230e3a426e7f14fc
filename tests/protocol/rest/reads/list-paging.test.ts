import { beforeAll, describe, expect, it } from 'vitest';
import type {
  ListQuery,
  PagePosition,
  RowKeys,
  Sort,
} from '../../../../app/admin/kit/list/data/list-source.ts';
import { readCount } from '../../../../app/admin/kit/list/data/read-count.ts';
import { readPage } from '../../../../app/admin/kit/list/data/read-page.ts';
import type { BrowserClient } from '../../../../app/backend/browser-client.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { serveWorld } from '../world.ts';

// Reads the lists of the back office through the real client: paging by key must return every row exactly once.

const maxRows = 20;
const world = serveWorld({ maxRows });
const connect = () => world.client(world.keys.serviceKey) as unknown as BrowserClient;
const pageSize = 7;
const count = 60;

const query: ListQuery = {
  source: {
    relation: 'jobs',
    select: 'slug',
    search: { call: 'find_jobs' },
    where: [{ column: 'kind', is: 'eq', value: 'internal' }],
    follow: ['jobs'],
  },
  text: '',
  conditions: [],
};

beforeAll(async () => {
  // Ties in every column, nulls in some, and titles with every character that has a meaning in the query syntax.
  await world.database.query(
    `insert into public.jobs (slug, kind, field, location, title, seniority, closes_at, created_at)
     select 'row-' || n, 'internal', 'tech',
       (array['Åre', 'Lund, Skåne', 'a "b" (c)', '100% *', 'back\\slash.'])[n % 5 + 1],
       case when n % 4 = 0 then '{"en": "Only English"}'::jsonb
         else jsonb_build_object('en', 'Job', 'sv', (array['Ö, ö', 'å:b', 'null', ''])[n % 4 + 1]) end,
       (array['junior', 'mid', 'senior', 'lead'])[n % 4 + 1]::public.seniority,
       case when n % 3 > 0 then '2030-01-01 10:00:00.123456+00'::timestamptz + n % 6 * interval '1 microsecond' end,
       '2025-01-01'::timestamptz + n / 10 * interval '1 microsecond'
     from generate_series(1, ${count}) as n`,
  );
});

async function walk(sort: Sort, start: 'first' | 'last', narrowed: Partial<ListQuery> = {}) {
  const client = connect();
  const forward = start === 'first';
  const slugs: string[] = [];
  let position: PagePosition | undefined = { at: start };
  while (position) {
    const page: Awaited<ReturnType<typeof readPage<{ slug: string }>>> = await readPage(client, {
      ...query,
      ...narrowed,
      sort,
      pagePosition: position,
      size: pageSize,
    });
    const slugsOfPage = page.rows.map(({ slug }) => slug);
    slugs[forward ? 'push' : 'unshift'](...slugsOfPage);
    const edge: RowKeys | undefined = forward ? page.rows.at(-1) : page.rows[0];
    const cursor = edge && { value: edge.sort_key, id: edge.row_key, position: null };
    const hasMore = forward ? page.hasNext : page.hasPrevious;
    position = hasMore && cursor ? { at: forward ? 'after' : 'before', cursor } : undefined;
  }
  return slugs;
}

const sorts = [
  { by: 'slug', nullable: false },
  { by: 'location', nullable: false },
  { by: 'seniority', nullable: false },
  { by: 'created_at', nullable: false },
  { by: 'state', nullable: false },
  { by: 'closes_at', nullable: true },
  { by: 'published_at', nullable: true },
  { by: 'title->>sv', nullable: true },
];

describe.each(sorts)('by $by', ({ by, nullable }) => {
  it.each([false, true])('every row comes once, descending: %s', async (descending) => {
    const direction = descending ? 'desc' : 'asc';
    const expression = by.replace('->>sv', "->>'sv'");
    const { rows } = await world.database.query<AnyRow>(
      `select slug from public.jobs where kind = 'internal'
       order by ${expression} ${direction} nulls last, id ${direction}`,
    );
    const expected = rows.map(({ slug }) => slug);
    expect(expected).toHaveLength(count);
    const sort = { by, nullable, descending };
    expect(await walk(sort, 'first')).toEqual(expected);
    expect(await walk(sort, 'last')).toEqual(expected);
  });
});

it('searches and filters hold on every page', async () => {
  const sort = { by: 'closes_at', nullable: true, descending: true };
  const narrowed: Partial<ListQuery> = {
    text: 'skane JOB',
    conditions: [{ column: 'seniority', is: 'in', values: ['junior', 'lead'] }],
  };
  const { rows } = await world.database.query<AnyRow>(
    `select slug from public.jobs where kind = 'internal' and location = 'Lund, Skåne'
     and title ->> 'en' = 'Job' and seniority in ('junior', 'lead') order by closes_at desc nulls last, id desc`,
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(await walk(sort, 'first', narrowed)).toEqual(rows.map(({ slug }) => slug));
  const { total, isExact } = await readCount(connect(), { ...query, ...narrowed }, { maxRows });
  expect({ total, isExact }).toEqual({ total: rows.length, isExact: true });
});

it('a count above the maximum of a read is an estimate', async () => {
  expect(count).toBeGreaterThan(maxRows);
  expect(await readCount(connect(), query, { maxRows })).toMatchObject({ isExact: false });
});

it('a cursor far from the first page has both neighbours', async () => {
  const sort = { by: 'slug', nullable: false, descending: false };
  const all = await walk(sort, 'first');
  const slugBefore = all[20];
  const { rows } = await world.database.query<AnyRow>(
    'select id from public.jobs where slug = $1',
    [slugBefore],
  );
  const cursor = { value: slugBefore ?? null, id: rows[0]?.id ?? '', position: null };
  const pageAfter = await readPage<{ slug: string }>(connect(), {
    ...query,
    sort,
    size: pageSize,
    pagePosition: { at: 'after', cursor },
  });
  expect(pageAfter.rows.map(({ slug }) => slug)).toEqual(all.slice(21, 21 + pageSize));
  expect(pageAfter).toMatchObject({ hasPrevious: true, hasNext: true });
});
