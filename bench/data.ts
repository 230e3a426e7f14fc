import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneDatabase, withClient } from '../tests/fixtures/database.ts';
import { freePort, started, stopped } from '../tests/process/product.ts';
import { createCases, secret } from './data/cases.ts';
import { load } from './data/load.ts';
import type { Section } from './report.ts';
import { type Figures, figures, ratios, takeTurns } from './rounds.ts';

// The data API through HTTP, beside what else could serve the same rows from the same PostgreSQL.

const here = join(import.meta.dirname, 'data');
const rounds = 3;
const turns = 4;
const secondsPerTurn = 1;
const contestants = ['product', 'lite', 'bare'] as const;

type Urls = Record<(typeof contestants)[number], string>;

export async function measureData(): Promise<Section> {
  const { url, drop } = await cloneDatabase();
  await withClient(url, (client) => client.query(readFileSync(join(here, 'schema.sql'), 'utf8')));
  const { urls, stop } = await startAll(url);
  try {
    return {
      title: 'reads, embeds, inserts and calls per second',
      about:
        'Product, `@supabase/lite` and a bare hand-written pipelined route, each in a process of its own on the same PostgreSQL, 16 connections, three rounds of four seconds each in turns of one second. Every answer is checked before each turn, row-level security included. Ratios are taken within each round. The bare route is a floor, not a peer: it knows these four requests by heart, sends two settings where the protocol wants nine, answers with two headers, checks no name and keeps no limit. Where PostgreSQL does the work (embeds) that does not show; a call that adds two numbers, or a commit of one row, is little else.',
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
        rows: await measureCases(urls),
      },
    };
  } finally {
    await stop();
    await drop();
  }
}

async function measureCases(urls: Urls): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { name, call, check } of await createCases()) {
    for (const contestant of contestants) {
      await check(urls[contestant]);
      await load(urls[contestant], call, secondsPerTurn);
    }
    const { product, lite, bare } = await takeTurns(contestants, rounds, turns, async (one) => {
      await check(urls[one]);
      return load(urls[one], call, secondsPerTurn);
    });
    rows.push([
      name,
      rate(figures(product)),
      rate(figures(lite)),
      rate(figures(bare)),
      share(ratios(product, lite)),
      share(ratios(product, bare)),
    ]);
    console.log(rows.at(-1)?.join('  '));
  }
  return rows;
}

async function startAll(databaseUrl: string) {
  const product = await started({
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    AUTH_JWT_SECRET: secret,
    DEMO_CONTENT: 'false',
    TRUST_PROXY: '1',
  });
  const lite = await startPeer('lite-server.ts', databaseUrl);
  const bare = await startPeer('bare-server.ts', databaseUrl);
  return {
    urls: {
      product: product.url.replace('localhost', '127.0.0.1'),
      lite: lite.url,
      bare: bare.url,
    },
    stop: async () => {
      await Promise.all([stopped(product), end(lite.child), end(bare.child)]);
    },
  };
}

async function startPeer(file: string, databaseUrl: string) {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, LITE_TELEMETRY: '0' };
  const child = fork(join(here, file), { env, silent: true });
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`))),
  ]);
  return { child, url: `http://127.0.0.1:${port}` };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function postgresVersion(url: string): Promise<string> {
  const { rows } = await withClient(url, (client) => client.query('show server_version'));
  return `PostgreSQL ${rows[0].server_version}`;
}

const rate = ({ best, median }: Figures) => `${Math.round(best)} (${Math.round(median)})`;
const share = ({ best, median }: Figures) => `${median.toFixed(2)} (${best.toFixed(2)})`;
