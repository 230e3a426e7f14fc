import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPage } from '../app/admin/kit/list/data/read-page.ts';
import { connectBackend } from '../tests/e2e/support/backend.ts';
import { jwtSecret } from '../tests/e2e/support/settings.ts';
import { freePort, type Product, startProduct } from '../tests/process/product.ts';
import type { Order, Outcome } from './abuse/attacker.ts';
import { attacks, ownAttacks } from './abuse/attacks.ts';
import { type Latencies, measureLatencies, type Visitor } from './abuse/others.ts';
import { rawAttacks } from './abuse/raw-attacks.ts';
import { byArrival, listOfApplications } from './admin/lists.ts';
import { createRecorder } from './growth/record.ts';
import type { Section, Target } from './report.ts';
import { buildProduct } from './support/build-product.ts';
import { postgresVersion } from './support/cluster.ts';
import { makeDatabaseOf } from './support/large-database.ts';
import type { Call } from './support/load.ts';
import { signToken } from './support/token.ts';

// Measures response times of other clients during an attack. BENCH_SECONDS per attack, BENCH_ATTACKS selects attacks.

const seconds = Number(process.env.BENCH_SECONDS ?? 60);
/** The first requests pay for compiling code and filling caches. */
const warmUpSeconds = 5;
const connections = 50;
const limits = { home: 100, list: 500 };
const counts = { people: 5_000, applications: 15_000 };
const names: Record<string, string> = {
  none: 'nobody attacks',
  ...Object.fromEntries(Object.entries(attacks).map(([key, { name }]) => [key, name])),
  ...Object.fromEntries(Object.entries(rawAttacks).map(([key, { name }]) => [key, name])),
  ...ownAttacks,
};

export async function measureAbuse(): Promise<Section> {
  buildProduct();
  const { url, drop } = await makeDatabaseOf(counts);
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-bench-abuse-'));
  const product = await startProduct({
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    DATA_DIR: folder,
    AUTH_JWT_SECRET: jwtSecret,
    DEMO_CONTENT: 'false',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  });
  try {
    const rows: string[][] = [];
    const targets: Target[] = [];
    const visitors = await createVisitors(product.url);
    const asked = process.env.BENCH_ATTACKS?.split(',');
    await Promise.all(
      Object.values(visitors).map((visitor) =>
        measureLatencies(product.url, visitor, warmUpSeconds),
      ),
    );
    for (const key of Object.keys(names)) {
      if (asked && key !== 'none' && !asked.includes(key)) continue;
      const { outcome, home, fresh, list } = await measure(product, key, visitors);
      rows.push([names[key] ?? key, describe(outcome), show(home), show(fresh), show(list)]);
      if (key !== 'none') targets.push(target(key, 'home', home), target(key, 'list', list));
      console.log(rows.at(-1)?.join('  '));
      await sleep(3_000);
    }
    return {
      title: 'others while one client does its worst',
      about: `One anonymous client with ${connections} connections sends as fast as responses arrive, ${seconds} s for each attack, from a process of its own; meanwhile others request the home page ten times a second, for an uncached page twice and for a recruiter's list of ${counts.applications} applications five times. Milliseconds to the whole response, p50 / p99, and how many of them failed. The product, PostgreSQL, the attacker and the measuring process share the machine.`,
      versions: [await postgresVersion(url)],
      table: {
        head: ['attack', 'responses to it', 'home page', 'uncached page', 'signed-in list'],
        rows,
      },
      targets,
    };
  } finally {
    // A successful attack may leave the server unresponsive to SIGTERM.
    product.child.kill('SIGKILL');
    await product.exited;
    await rm(folder, { recursive: true, force: true });
    await drop();
  }
}

async function measure(product: Product, attack: string, visitors: Visitors) {
  const url = product.url.replace('localhost', '127.0.0.1');
  const anonKey = await signToken({ role: 'anon' });
  const order: Order = { url, attack, connections, seconds, anonKey };
  const attacking = attack === 'none' ? Promise.resolve({}) : sendAttacker(order);
  const [outcome, home, fresh, list] = await Promise.all([
    attacking,
    measureLatencies(url, visitors.home, seconds),
    measureLatencies(url, visitors.fresh, seconds),
    measureLatencies(url, visitors.list, seconds),
  ]);
  return { outcome, home, fresh, list };
}

async function sendAttacker(order: Order): Promise<Outcome> {
  const child = fork(join(import.meta.dirname, 'abuse/attacker.ts'));
  child.send(order);
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The attacker ended')));
  const [outcome] = await Promise.race([once(child, 'message'), failed]);
  return outcome as Outcome;
}

type Visitors = { home: Visitor; fresh: Visitor; list: Visitor };

async function createVisitors(url: string): Promise<Visitors> {
  const backend = await connectBackend(url);
  const session = await backend.signIn(await backend.createStaff('recruiter'));
  const recorder = createRecorder();
  await readPage(backend.clientOf(session, recorder.send), {
    source: listOfApplications,
    text: '',
    conditions: [],
    sort: byArrival,
    pagePosition: { at: 'first' },
    size: 50,
  });
  const calls = recorder.take();
  const began = Date.now();
  const page = (path: string): Call => ({ method: 'GET', path });
  return {
    home: { everyMs: 100, call: () => page('/') },
    fresh: { everyMs: 500, call: (n) => page(`/available-jobs?utm_source=${began}-${n}`) },
    list: { everyMs: 200, call: (n) => calls[n % calls.length] as Call },
  };
}

const show = ({ p50, p99, failed, asked }: Latencies) =>
  `${p50.toFixed(1)} / ${p99.toFixed(1)}${failed ? ` (${failed} of ${asked} failed)` : ''}`;

const describe = (outcome: Outcome) =>
  Object.entries(outcome)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');

function target(attack: string, what: 'home' | 'list', { p99, failed }: Latencies): Target {
  return {
    what: `${what === 'home' ? 'home page' : 'signed-in list'} during ${names[attack]}, p99`,
    aim: `< ${limits[what]} ms`,
    measured: `${p99.toFixed(1)} ms`,
    met: p99 < limits[what] && failed === 0,
  };
}
