import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { launch as launchChromium } from 'chrome-launcher';
import lighthouse, { type LighthouseResult } from 'lighthouse';
import { cloneDatabase } from '../tests/fixtures/database.ts';
import { freePort, startProduct, stopProduct } from '../tests/process/product.ts';
import type { Section, Target } from './report.ts';

// Lighthouse results of the most visited pages on its simulated phone.

const runs = 5;
const languages = ['en', 'sv'];
const allPages = {
  home: '/',
  pricing: '/pricing',
  calculator: '/calculator',
  job: '/job/hygglo-fullstack-developer',
  article: '/blog/structured-interviews',
};
/** `BENCH_PAGES=job,article` measures some of them, to compare while working. */
const chosen = process.env.BENCH_PAGES?.split(',');
const pages = Object.entries(allPages).filter(([name]) => chosen?.includes(name) ?? true);
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};
const timings = {
  'first-contentful-paint': 'first paint, ms',
  'largest-contentful-paint': 'largest paint, ms',
  'total-blocking-time': 'blocked, ms',
};

/** Printed even if no page of this run is affected: the next run may have one. */
const whyLess =
  'A page below 100 points lost them to blocking time of 90 ms or more. The browser parses and lays out a page of 100 KB and then hydrates it, four times slower than usual, on two cores that it shares with the product. Measures taken: scripts load after the first paint, styles are inline and only those of public pages, fonts cause no layout shift, and public pages are not isolated (decisions 065, 067 and 105); long texts are drawn on the server only, drawings are in two files, and long pages are laid out in parts while they are parsed (366).';

export async function measurePages(): Promise<Section> {
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  const { url: database, drop } = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'alpaca-bench-pages-'));
  const port = await freePort();
  const product = await startProduct({
    PORT: String(port),
    DATABASE_URL: database,
    DATA_DIR: dataDir,
  });
  const chromium = await launchChromium({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const rows: string[][] = [];
    const targets: Target[] = [];
    let version = '';
    for (const [name, path] of pages) {
      for (const language of languages) {
        const found = await inspect(`${product.url}${path}?lang=${language}`, chromium.port);
        version = found[0]?.lighthouseVersion ?? version;
        const row = [`${name}, ${language}`, ...describe(found)];
        console.log(row.join('  '));
        rows.push(row);
        targets.push(targetOf(`${name}, ${language}`, found));
      }
    }
    return {
      title: 'Lighthouse on a phone',
      about: `Each page ${runs} times with Lighthouse's own settings for phones (slow 4G and a processor four times slower, both simulated), the product in production mode on the same machine. Medians; the lowest score in brackets where it is another. ${whyLess}`,
      versions: [`Lighthouse ${version}`],
      table: {
        head: [
          'page',
          ...Object.values(categories),
          ...Object.values(timings),
          'layout shift',
          'requests',
          'bytes, KB',
          'scripts, KB',
        ],
        rows,
      },
      targets,
    };
  } finally {
    chromium.kill();
    await stopProduct(product);
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function inspect(address: string, port: number): Promise<LighthouseResult[]> {
  // Two requests come first: one fills the page cache, the second triggers the better compression.
  // Neither happens during the measurement.
  await fetch(address);
  await fetch(address);
  await setTimeout(2000);
  const found: LighthouseResult[] = [];
  for (let run = 0; run < runs; run++) found.push(await inspectOnce(address, port));
  return found;
}

/** The browser sometimes records no trace, which says nothing about the page. */
async function inspectOnce(address: string, port: number, tries = 3): Promise<LighthouseResult> {
  const result = await lighthouse(address, { port, onlyCategories: Object.keys(categories) });
  const error = result ? result.lhr.runtimeError?.message : 'nothing was said';
  if (result && !error) return result.lhr;
  if (tries > 1) return inspectOnce(address, port, tries - 1);
  throw new Error(`Lighthouse on ${address}: ${error}`);
}

function targetOf(page: string, found: LighthouseResult[]): Target {
  const scores = Object.keys(categories).map((id) => median(scoresOf(found, id)));
  return {
    what: `${page}: ${Object.values(categories).join(', ')}`,
    aim: '100 each',
    measured: scores.join(', '),
    met: scores.every((score) => score === 100),
    ...(scores.some((score) => score < 100) && { why: 'see below' }),
  };
}

const scoresOf = (found: LighthouseResult[], id: string): number[] =>
  found.map((run) => Math.round((run.categories[id]?.score ?? 0) * 100));

function describe(found: LighthouseResult[]): string[] {
  const scores = Object.keys(categories).map((id) => {
    const all = scoresOf(found, id);
    const lowest = Math.min(...all);
    return median(all) === lowest ? `${lowest}` : `${median(all)} (${lowest})`;
  });
  const value = (id: string) => median(found.map((run) => run.audits[id]?.numericValue ?? 0));
  return [
    ...scores,
    ...Object.keys(timings).map((id) => `${Math.round(value(id))}`),
    value('cumulative-layout-shift').toFixed(3),
    `${median(found.map((run) => requestsOf(run).length))}`,
    kilobytes(found, requestsOf),
    kilobytes(found, (run) =>
      requestsOf(run).filter((request) => request.resourceType === 'Script'),
    ),
  ];
}

type Sent = { resourceType?: string; transferSize?: number };

const requestsOf = ({ audits }: LighthouseResult): Sent[] =>
  audits['network-requests']?.details?.items ?? [];

function kilobytes(found: LighthouseResult[], choose: (run: LighthouseResult) => Sent[]): string {
  const bytes = (sent: Sent[]) => sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return (median(found.map((run) => bytes(choose(run)))) / 1000).toFixed(1);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
