import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBackend } from '../tests/e2e/support/backend.ts';
import { jwtSecret } from '../tests/e2e/support/settings.ts';
import { freePort, startProduct, stopProduct } from '../tests/process/product.ts';
import { createAdminCases } from './admin/cases.ts';
import { scrollBoard } from './admin/scroll-board.ts';
import type { Section, Target } from './report.ts';
import { buildProduct } from './support/build-product.ts';
import { postgresVersion } from './support/cluster.ts';
import { openLargeDatabase } from './support/large-database.ts';

// The back office on a database of several years: the reads of its screens with the official client as a recruiter
// under row-level security, and the board in a browser.

const warmUps = 10;
const times = 100;
const limit = 100;

export async function measureAdmin(): Promise<Section> {
  buildProduct();
  const { url, drop } = await openLargeDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-bench-admin-'));
  const product = await startProduct({
    PORT: String(await freePort()),
    DATABASE_URL: url,
    DATA_DIR: folder,
    AUTH_JWT_SECRET: jwtSecret,
    DEMO_CONTENT: 'false',
    AUTH_LIMIT_TOKEN: '1000',
  });
  try {
    const backend = await connectBackend(product.url);
    const recruiter = await backend.createStaff('recruiter');
    const session = await backend.signIn(recruiter);
    const rows: string[][] = [];
    const targets: Target[] = [];
    for (const { name, run, aim = limit } of await createAdminCases(backend.clientOf(session))) {
      const [p50 = '', p95 = '', slowest = ''] = describe(await measure(run));
      rows.push([name, p50, p95, slowest, `≤ ${aim}`]);
      const met = Number(p95) <= aim;
      targets.push({ what: `${name}, p95`, aim: `≤ ${aim} ms`, measured: `${p95} ms`, met });
      console.log(rows.at(-1)?.join('  '));
    }
    const board = await scrollBoard(product.url, session);
    const longest = Math.round(Math.max(0, ...board.longTasks));
    rows.push([
      `board in the browser, ${board.cards} cards scrolled: tasks over 50 ms`,
      String(board.longTasks.length),
      '',
      String(longest),
      `none over ${limit}`,
    ]);
    targets.push({
      what: `longest task while ${board.cards} cards are scrolled`,
      aim: `≤ ${limit} ms`,
      measured: `${longest} ms`,
      met: longest <= limit,
    });
    return {
      title: 'the back office with 100,000 people and 300,000 applications',
      about: `Milliseconds from the call of supabase-js to the parsed answer, ${times} calls one after another with changing arguments, as a recruiter under row-level security. A board is its six columns and their counts, requested at the same time.`,
      versions: [await postgresVersion(url)],
      table: { head: ['', 'p50', 'p95', 'slowest', 'aim'], rows },
      targets,
    };
  } finally {
    await stopProduct(product);
    await rm(folder, { recursive: true, force: true });
    await drop();
  }
}

async function measure(run: (time: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < warmUps + times; time += 1) {
    const began = performance.now();
    await run(time);
    if (time >= warmUps) taken.push(performance.now() - began);
  }
  return taken.toSorted((one, other) => one - other);
}

function describe(sorted: number[]): string[] {
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return [at(0.5), at(0.95), sorted.at(-1)].map((value) => (value ?? Number.NaN).toFixed(1));
}
