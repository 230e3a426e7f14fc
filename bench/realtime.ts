import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { cloneDatabase } from '../tests/fixtures/database.ts';
import {
  countExpected,
  type RealtimeBenchOptions,
  type RealtimeBenchResult,
  summarise,
} from './realtime/result.ts';
import { now, openAll, type Tally } from './realtime/sockets.ts';
import type { Person, Ready, Usage } from './realtime-server.ts';
import type { Section, Target } from './report.ts';

// Open sockets of one process, each with its own account, and changes that only one team in ten may see.
// Counts deliveries: exactly one for each allowed socket, none for the others.

const changes = {
  teams: 10,
  changesPerSecond: 100,
  seconds: Number(process.env.BENCH_SECONDS ?? 10),
};
/** BENCH_SOCKETS=1000,5000 selects the sizes, and BENCH_RUNS the runs of each. */
const sizes = (process.env.BENCH_SOCKETS ?? '1000,5000').split(',').map(Number);
const runsOfEach = Number(process.env.BENCH_RUNS ?? 3);
/** Milliseconds. */
const p99Aims = new Map([
  [1_000, 100],
  [5_000, 250],
]);

const tables = `
  create table public.bench_changes (id bigint generated always as identity primary key, team text, sent_at float8);
  alter table public.bench_changes enable row level security;
  grant select on public.bench_changes to authenticated;
  create policy "teams read their own" on public.bench_changes for select to authenticated
    using (team = (select auth.jwt() ->> 'team'));
  alter publication supabase_realtime add table public.bench_changes;
`;

export async function measureRealtime(): Promise<Section> {
  const runs: RealtimeBenchResult[] = [];
  for (const sockets of sizes) {
    for (let run = 0; run < runsOfEach; run++) {
      const result = await benchRealtime({ ...changes, sockets });
      console.log(shown.map((name) => result[name]).join('  '));
      runs.push(result);
    }
  }
  const { teams, changesPerSecond, seconds } = changes;
  const astray = runs.reduce(
    (sum, { missing, repeated, leaked }) => sum + missing + repeated + leaked,
    0,
  );
  return {
    title: 'changes to open sockets',
    about: `Sockets on one process, each with a person of its own, ${changesPerSecond} changes a second for ${seconds} s, each to be seen by one in ${teams}. Milliseconds from before the insert to the arrival; ${runsOfEach} runs of each size. The server, PostgreSQL, and the one process that has all the sockets and sends the inserts share the machine. There is no peer: \`@supabase/lite\` has no realtime.`,
    versions: [],
    table: {
      head: [...shown],
      rows: runs.map((run) => shown.map((name) => String(run[name]))),
    },
    targets: [
      {
        what: 'missing, repeated or leaked to other teams, of all runs',
        aim: 'none',
        measured: String(astray),
        met: astray === 0,
      },
      ...sizes.map((sockets) => p99Target(runs, sockets)),
    ],
  };
}

function p99Target(runs: RealtimeBenchResult[], sockets: number): Target {
  const aim = p99Aims.get(sockets) ?? Number.POSITIVE_INFINITY;
  const worst = Math.max(...runs.filter((run) => run.sockets === sockets).map(({ p99 }) => p99));
  return {
    what: `${sockets} sockets: p99 from the insert to the arrival, worst run`,
    aim: `≤ ${aim} ms`,
    measured: `${worst} ms`,
    met: worst <= aim,
    ...(worst > aim && { why: 'see below' }),
  };
}

const shown = [
  'sockets',
  'expected',
  'delivered',
  'missing',
  'repeated',
  'leaked',
  'p50',
  'p99',
  'slowest',
  'serverCpuSeconds',
  'serverMegabytes',
] as const;

async function benchRealtime(options: RealtimeBenchOptions): Promise<RealtimeBenchResult> {
  const { url, drop } = await cloneDatabase();
  const writer = new pg.Pool({ connectionString: url, max: 4 });
  // Dropping the database ends connections that are still closing.
  writer.on('error', () => undefined);
  await writer.query(tables);
  const child = fork(join(import.meta.dirname, 'realtime-server.ts'), [url]);
  try {
    const people = Array.from({ length: options.sockets }, (_, index) => ({
      id: randomUUID(),
      team: `team ${index % options.teams}`,
    }));
    const ready = await ask<Ready>(child, { people });
    const tally: Tally = { latencies: [], repeated: 0, leaked: 0 };
    const { listeners, close } = await openAll(ready, people, tally);
    const before = await ask<Usage>(child, 'measure');
    const written = await writeChanges(writer, options);
    const expected = countExpected(listeners, written);
    const deadline = Date.now() + 10_000;
    while (tally.latencies.length < expected && Date.now() < deadline) await pause(20);
    // Waits long enough for a message that must not arrive.
    await pause(500);
    const after = await ask<Usage>(child, 'measure');
    close();
    return summarise(options, tally, listeners, written, { before, after });
  } finally {
    child.send('stop');
    await once(child, 'exit');
    await writer.end();
    await drop();
  }
}

/** Sends changes at an even pace, each in its own transaction. */
async function writeChanges(
  writer: pg.Pool,
  options: RealtimeBenchOptions,
): Promise<Map<string, number[]>> {
  const written = new Map<string, number[]>();
  const began = now();
  const pending: Promise<void>[] = [];
  for (let n = 0; n < options.changesPerSecond * options.seconds; n++) {
    const wait = began + (n * 1_000) / options.changesPerSecond - now();
    if (wait > 0) await pause(wait);
    const team = `team ${n % options.teams}`;
    const insert = writer
      .query('insert into bench_changes (team, sent_at) values ($1, $2) returning id', [
        team,
        now(),
      ])
      .then(({ rows }) => {
        const ids = written.get(team) ?? [];
        ids.push(Number(rows[0].id));
        written.set(team, ids);
      });
    pending.push(insert);
  }
  await Promise.all(pending);
  return written;
}

async function ask<T>(child: ChildProcess, question: { people: Person[] } | 'measure'): Promise<T> {
  child.send(question);
  const [answer] = await once(child, 'message');
  return answer as T;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
