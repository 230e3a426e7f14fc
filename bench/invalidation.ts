import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../server/postgres/with-client.ts';
import { cloneDatabase } from '../tests/fixtures/database.ts';
import { freePort, startProduct, stopProduct } from '../tests/process/product.ts';
import {
  createVisit,
  pages,
  perSecond,
  quantile,
  spread,
  summarize,
  type VisitPage,
  visitAll,
} from './invalidation/visits.ts';
import type { Section, Target } from './report.ts';

// Measures how long visitors wait when a publication makes a thousand cached pages stale at once.

const secondsBefore = 5;
const rounds = 2;
const popular = popularPages();
/** Ways to distribute visits over the pages: each chooses the next page. */
const spreads = {
  'all pages alike': () => Math.floor(Math.random() * pages),
  'by popularity': () => popular(Math.random()),
};

export async function measureInvalidation(): Promise<Section> {
  const { url: database, drop } = await cloneDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-bench-invalidation-'));
  const product = await startProduct({
    DATABASE_URL: database,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    WORKER: 'off',
    // Each request comes from a visitor with another address.
    TRUST_PROXY: '1',
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  try {
    const run = (text: string, values: unknown[] = []) =>
      withClient(database, (client) => client.query(text, values));
    await withClient(database, async (client) => {
      // Without the triggers: the plan of the client does not allow as many.
      await client.query('set session_replication_role = replica');
      await client.query(addJobs, [pages]);
    });
    const visit = createVisit(product.url.replace('localhost', '127.0.0.1'), agent);
    await visitAll(visit);
    const rows: string[][] = [];
    let [slowest, failed, alone] = [0, 0, 0];
    for (let round = 1; round <= rounds; round++) {
      for (const [name, choose] of Object.entries(spreads)) {
        alone = await timeRender(visit, () => run(invalidate));
        await visitAll(visit);
        const moments = { publishedAt: Infinity, committedAt: Infinity };
        const visits = spread(visit, choose, moments);
        await sleep(secondsBefore * 1000);
        moments.publishedAt = performance.now();
        await run(rename, [`version ${rows.length}`]);
        moments.committedAt = performance.now();
        const found = summarize(await visits, moments);
        rows.push([`${name}, ${round}`, alone.toFixed(0), ...found.row]);
        console.log(rows.at(-1)?.join('  '));
        slowest = Math.max(slowest, found.p99 / alone);
        failed += found.failed;
        await visitAll(visit);
      }
    }
    return {
      title: 'a publication under load',
      about: `${pages} distinct pages of jobs are in the cache and ${perSecond} visits a second go to them, each from another address; then one statement changes the title of all jobs (a thousand notifications, and work for PostgreSQL on the same two cores). Milliseconds. Visits go to all pages alike, or by popularity: the first page gets twice as many as the second and a hundred times as many as the hundredth. A visitor who gets the page as it was before requests it again one second later. The render alone is that of a page which has just become stale, without other visits. ${rounds} rounds; the product, PostgreSQL and the visits share the machine.`,
      versions: [],
      table: {
        head: [
          'visits, round',
          'render alone',
          'p50 and p99 before',
          'p50, p99 and slowest after',
          'older pages served, of visits',
          'still the older page a second later',
          'last older page, after the commit',
          'failed',
        ],
        rows,
      },
      targets: [
        target('visits that failed', failed, 0),
        target('p99 of visits after a publication, in renders alone', slowest, 1),
      ],
    };
  } finally {
    agent.destroy();
    await stopProduct(product);
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
}

const target = (what: string, measured: number, aim: number): Target => ({
  what,
  aim: `≤ ${aim}`,
  measured: measured.toFixed(aim === 0 ? 0 : 2),
  met: measured <= aim,
});

/** Returns a page for a number from 0 to 1, by the law of Zipf. */
function popularPages(): (share: number) => number {
  const weights = Array.from({ length: pages }, (_, index) => 1 / (index + 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  const bounds = weights.map((weight) => (sum += weight / all));
  return (share) => {
    const page = bounds.findIndex((bound) => share < bound);
    return page < 0 ? pages - 1 : page;
  };
}

const addJobs = `insert into public.jobs (slug, kind, client_id, field, location, remote, employment_type, seniority, title,
    summary, description, requirements, process, state, published_at)
  select 'bench-' || number, kind, client_id, field, location, remote, employment_type, seniority, title, summary,
    description, requirements, process, 'open', now()
  from public.jobs, generate_series(0, $1::int - 1) as number where slug = 'hygglo-fullstack-developer'`;
const rename = `update public.jobs set title = jsonb_build_object('en', $1::text, 'sv', $1::text)
  where slug like 'bench-%'`;
/** Makes the pages stale without a change. */
const invalidate = `select pg_notify('content', '{"table":"jobs"}')`;

async function timeRender(visit: VisitPage, invalidatePages: () => Promise<unknown>) {
  const times: number[] = [];
  for (let page = 0; page < 10; page++) {
    await invalidatePages();
    await sleep(100);
    times.push((await visit(page)).ms);
  }
  return quantile(times, 0.5);
}
