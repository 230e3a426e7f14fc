import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBackend } from '../tests/e2e/support/backend.ts';
import { jwtSecret } from '../tests/e2e/support/settings.ts';
import { freePort, startProduct, stopProduct } from '../tests/process/product.ts';
import { addAccounts } from './auth/accounts.ts';
import { type Case, createGrowthCases } from './growth/cases.ts';
import { createRecorder } from './growth/record.ts';
import type { Section } from './report.ts';
import { buildProduct } from './support/build-product.ts';
import { postgresVersion } from './support/cluster.ts';
import { makeDatabaseOf, openLargeDatabase } from './support/large-database.ts';
import { createTurn } from './support/load.ts';
import { figures, rate, ratios, share, takeTurns } from './support/rounds.ts';
import { signToken } from './support/token.ts';

// The product compared with itself: with 1, 1,000 and 100,000 people, and with two processes.

const rounds = 3;
const turns = 1;
const connections = 16;

const contestants = ['one', 'thousand', 'large', 'twice'] as const;
type Contestant = (typeof contestants)[number];
type Installation = { urls: string[]; cases: Case[] };
type Stops = (() => Promise<unknown>)[];

export async function measureGrowth(): Promise<Section> {
  buildProduct();
  const stops: Stops = [];
  try {
    const { installations, version } = await startAll(stops);
    const rows: string[][] = [];
    for (const [index, { name }] of installations.one.cases.entries()) {
      rows.push([name, ...(await measureCase(installations, index))]);
      console.log(rows.at(-1)?.join('  '));
    }
    return {
      title: 'from one person to 100,000, and from one process to two',
      about: `The product beside itself, on the same PostgreSQL: with one person, with 1,000 people and 3,000 applications, with 100,000 people, 300,000 applications and 600 jobs, each with as many accounts as people; then the largest with half of the ${connections} connections at a second process. ${rounds} rounds of about ${turns} s each in turns. A screen of the back office counts once, however many requests it sends; they are those of its own functions, sent by a recruiter under row-level security. With one person there is nearly nothing to send: pages are full from 1,000 on, so what growth itself costs is the column “100,000 to 1,000” (the job list shows all open jobs, 150 instead of a few, and is longer by that). Two processes share two cores with PostgreSQL and the load, so they gain what one process cannot use of the second core, and no more.`,
      versions: [version],
      table: {
        head: [
          'per second',
          '1 person, best (median)',
          '1,000 people',
          '100,000 people',
          '100,000 to 1, median (best)',
          '100,000 to 1,000',
          '100,000, two processes',
          'two to one',
        ],
        rows,
      },
    };
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

async function measureCase(
  installations: Record<Contestant, Installation>,
  index: number,
): Promise<string[]> {
  const turnOf = (contestant: Contestant) => {
    const { urls, cases } = installations[contestant];
    const { calls, callsEach } = cases[index] as Case;
    // Enough client addresses to stay below every limit.
    const call = (number: number) => {
      const { headers, ...rest } = calls(number);
      return { ...rest, headers: { ...headers, 'x-forwarded-for': `192.0.2.${number % 256}` } };
    };
    const turn = createTurn({ urls, connections, call });
    return async () => (await turn()).perSecond / callsEach;
  };
  const measures = {
    one: turnOf('one'),
    thousand: turnOf('thousand'),
    large: turnOf('large'),
    twice: turnOf('twice'),
  };
  for (const contestant of contestants) await measures[contestant]();
  const found = await takeTurns(contestants, rounds, turns, (contestant) => measures[contestant]());
  const { one, thousand, large, twice } = found;
  return [
    ...[one, thousand, large].map((values) => rate(figures(values))),
    share(ratios(large, one)),
    share(ratios(large, thousand)),
    rate(figures(twice)),
    share(ratios(twice, large)),
  ];
}

async function startAll(stops: Stops) {
  const known = process.env.BENCH_LARGE_DATABASE_URL;
  // All requests go to one server, whichever it is.
  if (known)
    process.env.TEST_DATABASE_URL = Object.assign(new URL(known), { pathname: '/postgres' }).href;
  const one = await makeDatabaseOf({ people: 1, applications: 1 });
  const thousand = await makeDatabaseOf({ people: 1_000, applications: 3_000 });
  const large = await openLargeDatabase();
  stops.push(one.drop, thousand.drop, large.drop);
  await addAccounts(one.url, 1);
  await addAccounts(thousand.url, 1_000);
  await addAccounts(large.url, 100_000);
  const install = async (url: string, processes: number, accounts: number) => {
    const urls: string[] = [];
    for (let n = 0; n < processes; n += 1) urls.push(await startMeasured(url, stops));
    return { urls, cases: await casesOf(urls[0] ?? '', accounts) };
  };
  const big = await install(large.url, 2, 100_000);
  return {
    installations: {
      one: await install(one.url, 1, 1),
      thousand: await install(thousand.url, 1, 1_000),
      large: { ...big, urls: big.urls.slice(0, 1) },
      twice: big,
    },
    version: await postgresVersion(large.url),
  };
}

async function startMeasured(databaseUrl: string, stops: Stops): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-bench-growth-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const product = await startProduct({
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    AUTH_JWT_SECRET: jwtSecret,
    AUTH_LIMIT_TOKEN: '100000',
    // One account has as many requests in flight as a hundred thousand.
    AUTH_LIMIT_FAILURES_PER_ACCOUNT: '1000',
    DEMO_CONTENT: 'false',
    TRUST_PROXY: '1',
  });
  stops.push(() => stopProduct(product));
  return product.url.replace('localhost', '127.0.0.1');
}

async function casesOf(url: string, accounts: number): Promise<Case[]> {
  const backend = await connectBackend(url);
  const session = await backend.signIn(await backend.createStaff('recruiter'));
  const recorder = createRecorder();
  const client = backend.clientOf(session, recorder.send);
  return createGrowthCases(client, recorder, await signToken({ role: 'anon' }), accounts);
}
