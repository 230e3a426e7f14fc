import { expect, test } from 'vitest';
import { actAs, cast } from '../../fixtures/cast.ts';
import { prepareJobs } from './prepare-jobs.ts';

const { database, query } = prepareJobs();

test('no role can delete, hide, rename or unfix a fixed job', async () => {
  const fixed = `where slug = 'always-there'`;
  for (const change of [
    `delete from public.jobs ${fixed}`,
    `update public.jobs set state = 'draft' ${fixed}`,
    `update public.jobs set slug = 'elsewhere' ${fixed}`,
  ]) {
    await expect(query(change)).rejects.toThrow(/always there/);
    await expect(actAs(database.client, 'admin', () => query(change))).rejects.toThrow(
      /always there/,
    );
  }
  await expect(query(`update public.jobs set is_fixed = false ${fixed}`)).rejects.toThrow(
    /always there/,
  );
  await actAs(database.client, 'recruiter', () =>
    query(`update public.jobs set title = '{"en": "Still there"}' ${fixed}`),
  );
});

test('staff cannot make a job fixed', async () => {
  await expect(
    query(`update public.jobs set is_fixed = true where slug = 'gardener'`),
  ).rejects.toThrow(/always there/);
});

test('an editor writes drafts but does not publish', async () => {
  const edit = await actAs(database.client, 'editor', () =>
    query(`update public.jobs set location = 'Umeå' where slug = 'gardener'`),
  );
  expect(edit.rowCount).toBe(1);
  await expect(
    actAs(database.client, 'editor', () =>
      query(`update public.jobs set state = 'open' where slug = 'gardener'`),
    ),
  ).rejects.toThrow(/row-level security/);
});

test('every save increments the version, so that a stale save changes no row', async () => {
  const load = 'select version from public.jobs where slug = $1';
  const before = (await query(load, ['gardener'])).rows[0].version;
  const save = `update public.jobs set location = 'Lund' where slug = 'gardener' and version = $1`;
  expect((await query(save, [before])).rowCount).toBe(1);
  expect((await query(save, [before])).rowCount).toBe(0);
});

test('`missing` lists the texts that a job lacks', async () => {
  const { rows } = await query(`select missing from public.jobs where slug = 'gardener'`);
  expect(rows[0].missing).toEqual([
    'summary.en',
    'summary.sv',
    'requirements.en',
    'requirements.sv',
    'process.en',
    'process.sv',
  ]);
});

test('each language is searched with its own text search configuration', async () => {
  const find = async (column: string, config: string, words: string) => {
    const { rowCount } = await query(
      `select from public.jobs where ${column} @@ websearch_to_tsquery('${config}', $1)`,
      [words],
    );
    return rowCount;
  };
  expect(await find('search_en', 'english', 'water plant')).toBe(1);
  expect(await find('search_sv', 'swedish', 'växt')).toBe(1);
  expect(await find('search_en', 'english', 'växt')).toBe(0);
});

test('the creator of a job owns it, and only staff see owners and editors', async () => {
  const { rows } = await actAs(database.client, 'editor', () =>
    query(`insert into public.jobs (slug, field, title) values ('owned', 'tech', '{"en": "Owned"}')
      returning id`),
  );
  await actAs(database.client, 'recruiter', () =>
    query(`update public.jobs set location = 'Lund' where id = $1`, [rows[0].id]),
  );
  const read = () =>
    query('select owner_id, updated_by from public.job_staff where job_id = $1', [rows[0].id]);
  expect((await actAs(database.client, 'recruiter', read)).rows).toEqual([
    { owner_id: cast.edith.id, updated_by: cast.rasmus.id },
  ]);
  expect((await actAs(database.client, 'account', read)).rows).toEqual([]);
  await expect(actAs(database.client, 'anon', read)).rejects.toThrow(/permission denied/);
});

test('a change of published content notifies the page cache, a change of a draft does not', async () => {
  const listener = await database.connect();
  const notifications: unknown[] = [];
  listener.on('notification', ({ payload = '' }) => notifications.push(JSON.parse(payload)));
  await listener.query('listen content');
  await query(`update public.jobs set location = 'Malmö' where slug = 'gardener'`);
  await query(`update public.jobs set location = 'Malmö' where slug = 'always-there'`);
  await query(`update public.jobs set state = 'open' where slug = 'gardener'`);
  await listener.query('select 1');
  expect(notifications).toMatchObject([
    { table: 'jobs', op: 'update', slug: 'always-there' },
    { table: 'jobs', op: 'update', slug: 'gardener' },
  ]);
});
