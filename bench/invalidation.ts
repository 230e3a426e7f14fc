import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cloneDatabase, withClient } from '../tests/fixtures/database.ts';
import { freePort, startProduct, stopProduct } from '../tests/process/product.ts';
import type { Section, Target } from './report.ts';

// Measures how long visitors wait when a publication makes a thousand cached pages stale at once.

const pages = 1000;
const perSecond = 200;
const secondsBefore = 5;
const secondsAfter = 15;
const rounds = 2;

type Visit = { page: number; sentAt: number; ms: number; isNew: boolean; failed: boolean };

export async function measureInvalidation(): Promise<Section> {
  const { url: database, drop } = await cloneDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-bench-invalidation-'));
  const product = await startProduct({
    DATABASE_URL: database,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    WORKER: 'off',
    // Each request comes from a visitor with an address of the own.
    TRUST_PROXY: '1',
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  try {
    const publish = (version: string) =>
      withClient(database, (client) => client.query(rename, [version]));
    await withClient(database, async (client) => {
      // Without the triggers: the plan of the client does not allow as many.
      await client.query('set session_replication_role = replica');
      await client.query(addJobs, [pages]);
    });
    await publish('version-0');
    const visit = createVisit(product.url.replace('localhost', '127.0.0.1'), agent);
    const rows: string[][] = [];
    let worst = { missed: 0, slowest: 0, late: 0 };
    for (let round = 1; round <= rounds; round++) {
      const [before, after] = [`version-${round - 1}`, `version-${round}`];
      await visitAll(visit, before);
      const alone = await timeRender(visit, before, () => publish(before));
      await visitAll(visit, before);
      const moments = { publishedAt: Infinity, committedAt: Infinity };
      const visits = spread(visit, after, moments);
      await sleep(secondsBefore * 1000);
      moments.publishedAt = performance.now();
      await publish(after);
      moments.committedAt = performance.now();
      const found = summarize(await visits, moments);
      rows.push([String(round), alone.toFixed(0), ...found.row]);
      console.log(rows.at(-1)?.join('  '));
      worst = {
        missed: worst.missed + found.failed,
        slowest: Math.max(worst.slowest, found.p99),
        late: worst.late + found.late,
      };
    }
    return {
      title: 'a publication under load',
      about: `${pages} distinct pages of jobs are in the cache and ${perSecond} visits a second go to them at random, each from another address; then one statement changes the title of all jobs. Milliseconds; whoever gets the old title asks for the same page again one second later. The render alone is that of a page which has just become stale, without other visits. ${rounds} rounds; the product, PostgreSQL and the visits share the machine.`,
      versions: [],
      table: {
        head: [
          'round',
          'render alone',
          'p50 and p99 before',
          'p50, p99 and slowest after',
          'stale pages served',
          'of those, still stale a second later',
          'last stale page, after the commit',
          'failed',
        ],
        rows,
      },
      targets: [
        target('visits that failed', worst.missed, 0, ''),
        target('p99 of visits after the publication, worst round', worst.slowest, 250, ' ms'),
        target('stale pages that are still stale a second later', worst.late, 0, ''),
      ],
    };
  } finally {
    agent.destroy();
    await stopProduct(product);
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
}

const target = (what: string, measured: number, aim: number, unit: string): Target => ({
  what,
  aim: `≤ ${aim}${unit}`,
  measured: `${Math.round(measured)}${unit}`,
  met: measured <= aim,
});

const addJobs = `insert into public.jobs (slug, kind, client_id, field, location, remote, employment_type, seniority, title,
    summary, description, requirements, process, state, published_at)
  select 'bench-' || number, kind, client_id, field, location, remote, employment_type, seniority, title, summary,
    description, requirements, process, 'open', now()
  from public.jobs, generate_series(0, $1::int - 1) as number where slug = 'hygglo-fullstack-developer'`;
const rename = `update public.jobs set title = jsonb_build_object('en', $1::text, 'sv', $1::text)
  where slug like 'bench-%'`;

type VisitPage = (page: number, version: string) => Promise<Visit>;

function createVisit(url: string, agent: Agent): VisitPage {
  let visitor = 0;
  return (page, version) => {
    const number = visitor++;
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const sentAt = performance.now();
    const { promise, resolve } = Promise.withResolvers<Visit>();
    const done = (isNew: boolean, failed: boolean) =>
      resolve({ page, sentAt, ms: performance.now() - sentAt, isNew, failed });
    const headers = { 'x-forwarded-for': address };
    get(`${url}/job/bench-${page}`, { agent, headers }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      done(text.includes(version), response.statusCode !== 200);
    }).on('error', () => done(false, true));
    return promise;
  };
}

async function visitAll(visit: VisitPage, version: string): Promise<void> {
  let page = 0;
  const visitRest = async () => {
    while (page < pages) await visit(page++, version);
  };
  await Promise.all(Array.from({ length: 8 }, visitRest));
}

async function timeRender(visit: VisitPage, version: string, publish: () => Promise<unknown>) {
  const times: number[] = [];
  for (let page = 0; page < 10; page++) {
    await publish();
    await sleep(100);
    times.push((await visit(page, version)).ms);
  }
  return quantile(times, 0.5);
}

type Moments = { publishedAt: number; committedAt: number };
type Visits = { first: Visit[]; again: Visit[] };

/** Sends visits at a steady rate, however long they take. */
async function spread(visit: VisitPage, version: string, moments: Moments): Promise<Visits> {
  const first: Promise<Visit>[] = [];
  const again: Promise<Visit>[] = [];
  const visitTwice = async (page: number) => {
    const found = await visit(page, version);
    if (!found.isNew && found.sentAt >= moments.committedAt) {
      again.push(sleep(found.sentAt + 1000 - performance.now()).then(() => visit(page, version)));
    }
    return found;
  };
  const began = performance.now();
  const total = (secondsBefore + secondsAfter) * perSecond;
  while (first.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * perSecond));
    while (first.length < due) first.push(visitTwice(Math.floor(Math.random() * pages)));
    await sleep(5);
  }
  return { first: await Promise.all(first), again: await Promise.all(again) };
}

function summarize({ first, again }: Visits, { publishedAt, committedAt }: Moments) {
  const all = [...first, ...again];
  const before = first.filter(({ sentAt }) => sentAt < publishedAt).map(({ ms }) => ms);
  const after = all.filter(({ sentAt }) => sentAt >= committedAt);
  const times = after.map(({ ms }) => ms);
  const stale = after.filter(({ isNew }) => !isNew);
  const late = again.filter(({ isNew }) => !isNew).length;
  const lastStale = Math.max(0, ...stale.map(({ sentAt, ms }) => sentAt + ms - committedAt));
  const failed = all.filter((visit) => visit.failed).length;
  const show = (values: number[], ...shares: number[]) =>
    shares.map((share) => quantile(values, share).toFixed(0)).join(' / ');
  return {
    failed,
    late,
    p99: quantile(times, 0.99),
    row: [
      show(before, 0.5, 0.99),
      show(times, 0.5, 0.99, 1),
      String(stale.length),
      String(late),
      lastStale.toFixed(0),
      String(failed),
    ],
  };
}

const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;
