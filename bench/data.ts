import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '../server/postgres/with-client.ts';
import { cloneDatabase } from '../tests/fixtures/database.ts';
import { freePort, startProduct, stopProduct } from '../tests/process/product.ts';
import { createCases, secret } from './data/cases.ts';
import { load } from './data/load.ts';
import type { Section, Target } from './report.ts';
import { buildProduct } from './support/build-product.ts';
import { postgresVersion } from './support/cluster.ts';
import { endPeer, startPeer } from './support/peer-process.ts';
import { type Figures, figures, rate, ratios, share, takeTurns } from './support/rounds.ts';

// The data API over HTTP, compared with other servers on the same rows and PostgreSQL.

const here = join(import.meta.dirname, 'data');
const rounds = 3;
const turns = 4;
const secondsPerTurn = 1;
const contestants = ['product', 'lite', 'bare'] as const;

type Urls = Record<(typeof contestants)[number], string>;

export async function measureData(): Promise<Section> {
  buildProduct();
  const { url, drop } = await cloneDatabase();
  await withClient(url, (client) => client.query(readFileSync(join(here, 'schema.sql'), 'utf8')));
  const { urls, stop } = await startAll(url);
  try {
    const { rows, targets } = await measureCases(urls);
    return {
      title: 'reads, embeds, inserts and calls per second',
      about:
        'Product, `@supabase/lite` and a bare hand-written pipelined route, each in a process of its own on the same PostgreSQL, 16 connections, three rounds of four seconds each in turns of one second. Every response is checked before each turn, row-level security included. Ratios are taken within each round. The bare route is no product but a lower limit: it knows only these four requests, sends two settings where the protocol needs nine, responds with two headers, checks no name and has no limits. The difference is small where PostgreSQL does most of the work (embeds), and large for a call that adds two numbers or a commit of one row. Four things made the product faster here: the fast path, statements that are prepared once per connection and role, role and claims in the same round trip as the statement, and pipelines that send the statements of many requests in one system call.',
      versions: ['@supabase/lite 0.10.0', await postgresVersion(url)],
      table: {
        head: [
          'per second',
          'product best (median)',
          'lite',
          'bare',
          'to lite, median (best)',
          'to bare, median (best)',
        ],
        rows,
      },
      targets,
    };
  } finally {
    await stop();
    await drop();
  }
}

async function measureCases(urls: Urls): Promise<{ rows: string[][]; targets: Target[] }> {
  const rows: string[][] = [];
  const targets: Target[] = [];
  for (const { name, call, check } of await createCases()) {
    for (const contestant of contestants) {
      await check(urls[contestant]);
      await load(urls[contestant], call, secondsPerTurn);
    }
    const { product, lite, bare } = await takeTurns(
      contestants,
      rounds,
      turns,
      async (contestant) => {
        await check(urls[contestant]);
        return load(urls[contestant], call, secondsPerTurn);
      },
    );
    const [toLite, toBare] = [ratios(product, lite), ratios(product, bare)];
    rows.push([
      name,
      rate(figures(product)),
      rate(figures(lite)),
      rate(figures(bare)),
      share(toLite),
      share(toBare),
    ]);
    targets.push(
      target(`${name}, to \`@supabase/lite\``, toLite, name === 'reads' ? 8 : 5),
      target(`${name}, to the bare route`, toBare, 0.6),
    );
    console.log(rows.at(-1)?.join('  '));
  }
  return { rows, targets };
}

const target = (what: string, { median }: Figures, least: number): Target => ({
  what,
  aim: `≥ ${least}`,
  measured: median.toFixed(2),
  met: median >= least,
  ...(median < least && { why: 'see below' }),
});

async function startAll(databaseUrl: string) {
  const product = await startProduct({
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    AUTH_JWT_SECRET: secret,
    DEMO_CONTENT: 'false',
    TRUST_PROXY: '1',
  });
  const lite = await startPeer(join(here, 'lite-server.ts'), {
    DATABASE_URL: databaseUrl,
    LITE_TELEMETRY: '0',
  });
  const bare = await startPeer(join(here, 'bare-server.ts'), { DATABASE_URL: databaseUrl });
  return {
    urls: {
      product: product.url.replace('localhost', '127.0.0.1'),
      lite: lite.url,
      bare: bare.url,
    },
    stop: async () => {
      await Promise.all([stopProduct(product), endPeer(lite), endPeer(bare)]);
    },
  };
}
