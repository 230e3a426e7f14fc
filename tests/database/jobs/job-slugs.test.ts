import { expect, test } from 'vitest';
import { actAs } from '../../fixtures/cast.ts';
import { prepareJobs } from './prepare-jobs.ts';

const { database, query } = prepareJobs();

test('the former slug of a published job leads to it until another job takes it over', async () => {
  const as = (actor: 'anon' | 'recruiter', sql: string) =>
    actAs(database.client, actor, () => query(sql));
  const redirects = async () => {
    const { rows } = await as(
      'anon',
      `select former.slug, jobs.slug as now from public.job_redirects as former
       join public.jobs on jobs.id = job_id order by 1`,
    );
    return rows.map(({ slug, now }) => `${slug} → ${now}`);
  };
  const rename = (from: string, to: string) =>
    as('recruiter', `update public.jobs set slug = '${to}' where slug = '${from}'`);
  await as(
    'recruiter',
    `insert into public.jobs (slug, kind, field, title) values ('spinner', 'internal', 'tech', '{"en": "Spinner"}')`,
  );
  // A draft has no readers who could follow an old link.
  await rename('spinner', 'spinner-1');
  expect(await redirects()).toEqual([]);
  await as('recruiter', `update public.jobs set state = 'open' where slug = 'spinner-1'`);
  await rename('spinner-1', 'spinner-2');
  await rename('spinner-2', 'spinner-3');
  expect(await redirects()).toEqual(['spinner-1 → spinner-3', 'spinner-2 → spinner-3']);
  // Back to an earlier slug: the job itself answers there.
  await rename('spinner-3', 'spinner-2');
  expect(await redirects()).toEqual(['spinner-1 → spinner-2', 'spinner-3 → spinner-2']);
  await as(
    'recruiter',
    `insert into public.jobs (slug, kind, field, title, state)
     values ('spinner-1', 'internal', 'tech', '{"en": "Other"}', 'draft')`,
  );
  expect(await redirects()).toHaveLength(2);
  await as('recruiter', `update public.jobs set state = 'open' where slug = 'spinner-1'`);
  expect(await redirects()).toEqual(['spinner-3 → spinner-2']);
});
