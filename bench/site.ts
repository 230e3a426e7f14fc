import { createRequire } from 'node:module';
import type { Section, Target } from './report.ts';
import {
  type Addresses,
  type Contestant,
  contestants,
  names,
  startAll,
} from './site/contestants.ts';
import { load } from './site/load.ts';
import { fetchSent } from './site/sent.ts';
import { figures, rate, ratios, share, takeTurns } from './support/rounds.ts';
import { requireTool, versionOf } from './support/tools.ts';

// Pages over HTTP, compared with other servers of the same bytes or the same elements.

const rounds = 3;
const turns = 2;
const secondsPerTurn = 1;

const pages = {
  home: '/',
  job: '/job/hygglo-fullstack-developer',
  'job list': '/available-jobs',
};
const pairs: [product: Contestant, peer: Contestant, aim: number][] = [
  ['cached', 'bare', 0.8],
  ['cached', 'nextStatic', 12],
  ['twice', 'nginx', 0.25],
  ['uncached', 'nextDynamic', 2.4],
];

const uncached =
  'Uncached pages do not reach their aim. It was set on a page of 22 KB without data; a page here reads three to six tables as any visitor would, is rendered from its components and texts, carries its styles and its data (100 to 130 KB), is hashed for its policy and compressed. Tried and kept: quick compression first and the thorough one later, bytes instead of strings all the way, no stream between the renderer and the cache, formats made once; together they halved the time of the main thread, from 14 to 7 ms a page. The rest is spread thin: a quarter is React, a tenth each are the router, the data and the socket. Visitors hardly meet this figure: a page is made at most once a minute, or when its content changes.';

export async function measureSite(): Promise<Section> {
  requireTool('wrk', 'wrk');
  requireTool('nginx', 'nginx-light');
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const addresses = await startAll(Object.values(pages), stops);
    const rows: string[][] = [];
    const targets: Target[] = [];
    for (const [name, path] of Object.entries(pages)) {
      for (const { row, target } of await measurePage(name, path, addresses)) {
        rows.push(row);
        targets.push(target);
      }
    }
    const next = createRequire(import.meta.url)('next/package.json');
    return {
      title: 'pages per second',
      about: `Each server in a process of its own on the same machine as the load, 32 connections that ask as browsers do (\`gzip, deflate, br\`), ${rounds} rounds of ${turns} turns of ${secondsPerTurn} s, the servers taking turns; ratios are taken within each round and p99 is the median of all turns, in milliseconds. Bare Node (\`node:http\`, buffers in memory) and nginx (one worker, \`sendfile\`, open files kept) send the very bytes and headers of the product's answer. Uncached is an address that nobody has asked for before: loaders, PostgreSQL, rendering, policy, compression and keeping. Next.js renders the elements of the same page without its scripts and styles and without a database, all of which is in its favour, and compresses what it sends as it does unless told otherwise (gzip, anew for every answer). ${uncached}`,
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

async function measurePage(name: string, path: string, addresses: Addresses) {
  const slowest = new Map<Contestant, number[]>(contestants.map((one) => [one, []]));
  const measure = async (one: Contestant) => {
    const address = addresses[one](path);
    // Pages are rendered again every minute, which is not part of this measurement.
    if (one !== 'uncached') await fetchSent(address);
    const { perSecond, p99 } = await load(address, secondsPerTurn, one === 'uncached');
    slowest.get(one)?.push(p99);
    return perSecond;
  };
  for (const one of contestants) await measure(one);
  for (const taken of slowest.values()) taken.length = 0;
  const measured = await takeTurns(contestants, rounds, turns, measure);
  const show = (one: Contestant) => [
    names[one],
    rate(figures(measured[one])),
    figures(slowest.get(one) ?? []).median.toFixed(1),
  ];
  return pairs.map(([product, peer, least]) => {
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
