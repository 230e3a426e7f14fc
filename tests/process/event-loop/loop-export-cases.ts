import { setTimeout as sleep } from 'node:timers/promises';
import { writeLongHistory } from '../../fixtures/applicants/long-history.ts';
import type { Target } from '../../fuzz/target.ts';
import { type Case, get, post } from './loop-requests.ts';

// Lists responses that grow with what is stored: those about a person whose history is as long as that of many years, and
// those about all jobs.

let adasId: Promise<string> | undefined;

/** Gives Ada a history of 20 MB, and returns her id. */
async function writeHistory({ database }: Target): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `select id from people where email = 'ada@example.com'`,
  );
  const [{ id } = { id: '' }] = rows;
  await writeLongHistory(database.query, id);
  return id;
}

let publishedJobs: Promise<void> | undefined;

/**
 * Publishes a thousand jobs, as many as a feed has. They are internal, so that no plan limits them and no list of clients'
 * jobs grows.
 */
async function publishJobs({ database }: Target): Promise<void> {
  const { rows } = await database.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ',') as columns from information_schema.columns
     where table_schema = 'public' and table_name = 'jobs' and is_generated = 'NEVER'
       and column_name not in ('id', 'slug', 'kind', 'client_id', 'channels', 'is_fixed')`,
  );
  const columns = rows[0]?.columns;
  await database.query(
    `insert into jobs (slug, kind, channels, ${columns})
     select 'job-of-many-' || number, 'internal', '{indeed,linkedin,platsbanken,embed}', ${columns}
     from generate_series(1, 1000) as number,
       (select * from jobs where state = 'open' order by length(description::text) desc limit 1) as job`,
  );
}

/** Requests a page that has to be rendered: a change of a job has just made it stale in the cache. */
const getStale =
  (path: string): Case['run'] =>
  async (target) => {
    publishedJobs ??= publishJobs(target);
    await publishedJobs;
    await target.database.query(`update jobs set updated_at = now() where slug = 'job-of-many-1'`);
    await sleep(300);
    return get(path)(target);
  };

export const exportCases: Case[] = [
  ...[
    '/feeds/indeed.xml',
    '/feeds/linkedin.xml',
    '/feeds/platsbanken.json',
    '/embed/jobs.json',
    '/sitemap.xml',
  ].map((path) => ({ name: `${path} with many jobs`, expected: 200, run: getStale(path) })),
  {
    name: 'an own page with a history of 20 MB',
    expected: 200,
    run: async (target) => {
      adasId ??= writeHistory(target);
      await adasId;
      return post('/functions/v1/person', `{"action":"show","token":"${target.adasLink}"}`)(target);
    },
  },
  {
    name: 'the export of a history of 20 MB on an own page',
    expected: 200,
    run: async (target) => {
      adasId ??= writeHistory(target);
      await adasId;
      return post(
        '/functions/v1/person',
        `{"action":"export","token":"${target.adasLink}"}`,
      )(target);
    },
  },
  {
    name: 'the export of a history of 20 MB by staff',
    expected: 200,
    run: async (target) => {
      adasId ??= writeHistory(target);
      const body = JSON.stringify({ person_id: await adasId });
      return post('/functions/v1/export-person', body, { as: 'recruiter' })(target);
    },
  },
];
