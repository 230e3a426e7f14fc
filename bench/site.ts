import { createRequire } from 'node:module';
import type { Section, Target } from './report.ts';
import {
  type Addresses,
  type Contestant,
  contestants,
  names,
  startAll,
} from './site/contestants.ts';
import { fetchSent } from './site/fetch-sent.ts';
import { load } from './site/load.ts';
import { timePerPage } from './site/main-thread.ts';
import { figures, rate, ratios, share, takeTurns } from './support/rounds.ts';
import { requireTool, versionOf } from './support/tools.ts';

// Pages over HTTP, compared with other servers of the same bytes or the same elements.

const rounds = 3;
const turns = 2;
const secondsPerTurn = 1;

type Page = {
  path: string;
  /** A parameter that is part of the key in the cache. The home page has none, so none of its requests misses the cache. */
  parameter?: string;
};

const pages: Record<string, Page> = {
  home: { path: '/' },
  job: { path: '/job/hygglo-fullstack-developer', parameter: 'utm_source' },
  'job list': { path: '/available-jobs', parameter: 'seniority' },
};
const pairs: [product: Contestant, peer: Contestant, aim: number][] = [
  ['cached', 'bare', 0.8],
  ['cached', 'nextStatic', 12],
  ['twice', 'nginx', 0.25],
  ['uncached', 'nextDynamic', 2.4],
];

const secondsOfMainThread = 6;

const uncached =
  'Uncached is a URL that nobody has requested before, each from another visitor, because pages of one network are rendered one after the other: loaders, PostgreSQL, rendering, policy, compression and the cache. Next.js reads the same rows from the same PostgreSQL in as many statements (as its owner, without row-level security), renders the elements of the same page with the same styles and early script, and compresses each response as it does by default (gzip). It has no components, no texts and no policy to compute. The time of the main thread is processor time for each uncached page with 8 connections, read from the system.';

export async function measureSite(): Promise<Section> {
  requireTool('wrk', 'wrk');
  requireTool('nginx', 'nginx-light');
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const { addresses, pid } = await startAll(
      Object.values(pages).map(({ path }) => path),
      stops,
    );
    const rows: string[][] = [];
    const targets: Target[] = [];
    for (const [name, page] of Object.entries(pages)) {
      for (const { row, target } of await measurePage(name, page, addresses)) {
        rows.push(row);
        targets.push(target);
      }
      if (page.parameter) targets.push(await measureMainThread(name, page, addresses, pid));
    }
    const next = createRequire(import.meta.url)('next/package.json');
    return {
      title: 'pages per second',
      about: `Each server in a process of its own on the same machine as the load, 32 connections that ask as browsers do (\`gzip, deflate, br\`) for 256 visitors in turns (requests of one network wait while it keeps the product busy), ${rounds} rounds of ${turns} turns of ${secondsPerTurn} s, the servers taking turns; ratios are taken within each round and p99 is the median of all turns, in milliseconds. Bare Node (\`node:http\`, buffers in memory) and nginx (one worker, \`sendfile\`, open files kept) send exactly the bytes and headers of the product's response. ${uncached}`,
      versions: [
        `wrk ${versionOf('wrk', '-v')}`,
        `nginx ${versionOf('nginx', '-v')}`,
        `Next.js ${next.version}`,
      ],
      table: {
        head: [
          'page',
          'product',
          'per second, best (median)',
          'p99',
          'beside',
          'its per second',
          'its p99',
          'ratio, median (best)',
          'aim',
        ],
        rows,
      },
      targets,
    };
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

async function measureMainThread(
  name: string,
  { path, parameter }: Page,
  addresses: Addresses,
  pid: number,
): Promise<Target> {
  const { main } = await timePerPage(
    `${addresses.uncached(path)}?${parameter}=`,
    pid,
    secondsOfMainThread,
  );
  return {
    what: `${name} page, uncached, time of the main thread`,
    aim: '≤ 4 ms',
    measured: `${main.toFixed(1)} ms`,
    met: main <= 4,
  };
}

async function measurePage(name: string, { path, parameter }: Page, addresses: Addresses) {
  const measuredPairs = pairs.filter(([product]) => product !== 'uncached' || parameter);
  const measuredOnes = contestants.filter((contestant) =>
    measuredPairs.some((pair) => pair.includes(contestant)),
  );
  const slowest = new Map<Contestant, number[]>(contestants.map((contestant) => [contestant, []]));
  const measure = async (contestant: Contestant) => {
    const address = addresses[contestant](path);
    // Pages are rendered again every minute, which is not part of this measurement.
    if (contestant !== 'uncached') await fetchSent(address);
    const { perSecond, p99 } = await load(
      address,
      secondsPerTurn,
      contestant === 'uncached' ? parameter : undefined,
    );
    slowest.get(contestant)?.push(p99);
    return perSecond;
  };
  for (const contestant of measuredOnes) await measure(contestant);
  for (const taken of slowest.values()) taken.length = 0;
  const measured = await takeTurns(measuredOnes, rounds, turns, measure);
  const show = (contestant: Contestant) => [
    names[contestant],
    rate(figures(measured[contestant])),
    figures(slowest.get(contestant) ?? []).median.toFixed(1),
  ];
  return measuredPairs.map(([product, peer, least]) => {
    const ratio = ratios(measured[product], measured[peer]);
    const row = [name, ...show(product), ...show(peer), share(ratio), `≥ ${least}`];
    console.log(row.join('  '));
    const target: Target = {
      what: `${name} page, ${names[product]}, to ${names[peer]}`,
      aim: `≥ ${least}`,
      measured: ratio.median.toFixed(2),
      met: ratio.median >= least,
      ...(product === 'uncached' && ratio.median < least && { why: 'see below' }),
    };
    return { row, target };
  });
}
