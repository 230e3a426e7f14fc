import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tests/process/product.ts';
import { buildNext, type Next, nextCommand } from './next.ts';
import type { Section, Target } from './report.ts';
import { load } from './site/load.ts';
import { firstResponse } from './start/first-response.ts';
import { residentOf, sharedBy, workingIn } from './start/memory.ts';
import { endPeer } from './support/peer-process.ts';
import { figures } from './support/rounds.ts';
import { requireTool } from './support/tools.ts';

// `npm start` until the home page responds, and its memory.

const rounds = 5;
const secondsAtRest = 10;
const secondsOfLoad = 5;

const onNothing =
  'A start on nothing is close to its aim, some runs above and some below: runs of one day gave 1.6, 2.2, 2.2 and 2.3 s on this machine. It took 3.8 to 4.1 s before these changes: the build prepares a cluster with all tables, which the start copies; pages are loaded meanwhile; the visits of the demo are written when the port is already open; duplicates are looked for only where there may be any. Most of the rest is the demo, 0.7 to 0.9 s for about 160 statements with all their triggers. They cannot be prepared, because their dates depend on the time of the start.';

type Trial = { ms: number; megabytes: number; postgres: number };

export async function measureStart(): Promise<Section> {
  requireTool('wrk', 'wrk');
  const base = await mkdtemp(join(tmpdir(), 'alpaca-bench-start-'));
  const warmFolder = join(base, 'warm');
  const next = await buildNext(
    new Map([['home', { path: '/', html: await homePage(warmFolder) }]]),
  );
  try {
    const [npm, empty, warm, peer]: [number[], Trial[], Trial[], Trial[]] = [[], [], [], []];
    for (let round = 0; round < rounds; round++) {
      npm.push(await timeOfNpm(base));
      empty.push(await tryProduct(join(base, `empty-${round}`)));
      npm.push(await timeOfNpm(base));
      warm.push(await tryProduct(warmFolder));
      peer.push(await tryNext(next));
    }
    const held = await memoryHeld(warmFolder);
    const own = median(npm);
    const beyond = (trials: Trial[]) => trials.map(({ ms }) => ms - own);
    const memoryOf = (trials: Trial[]) => trials.map(({ megabytes }) => megabytes);
    const { version } = createRequire(import.meta.url)('next/package.json');
    return {
      title: 'from `npm start` to the first page, and memory',
      about: `Medians of ${rounds} starts each, in turns; slowest in brackets. Milliseconds from \`npm start\` to the first 200 of the home page, without the ${Math.round(own)} ms that npm takes itself before it runs a script. “On nothing” is a start without data: PostgreSQL is set up, tables and demo content are written. Next.js is \`next start\` without npm until it responds with a static page that needs no database. Memory is what is resident, in megabytes; PostgreSQL counts apart, each of its processes for its share. At rest is ${secondsAtRest} s after the first page; under load is the highest of ${secondsOfLoad} s of cached and ${secondsOfLoad} s of uncached home pages on 32 connections. ${onNothing}`,
      versions: [`Next.js ${version}`],
      table: {
        head: ['', 'product', 'Next.js', 'aim'],
        rows: [
          ['start with data, ms', show(beyond(warm)), show(peer.map(({ ms }) => ms)), '≤ 1000'],
          ['start on nothing, ms', show(beyond(empty)), '', '≤ 2000'],
          ['memory at the first page', show(memoryOf(warm)), show(memoryOf(peer)), '≤ 130'],
          ['memory at the first page, started on nothing', show(memoryOf(empty)), '', ''],
          ['memory at rest', show([held.atRest]), '', ''],
          ['memory under load', show([held.underLoad]), '', ''],
          ['memory after load, at rest', show([held.after]), '', ''],
          ['PostgreSQL at the first page', show(warm.map(({ postgres }) => postgres)), '', ''],
        ],
      },
      targets: [
        target('start with data, beyond npm', median(beyond(warm)), 1000, 'ms'),
        target('start on nothing, beyond npm', median(beyond(empty)), 2000, 'ms', 'see below'),
        target('memory at the first page, without PostgreSQL', median(memoryOf(warm)), 130, 'MB'),
      ],
    };
  } finally {
    await next.remove();
    await rm(base, { recursive: true, force: true });
  }
}

async function homePage(folder: string): Promise<string> {
  const { url, stop } = await startProduct(folder);
  const html = await (await fetch(url)).text();
  await stop();
  return html;
}

async function startProduct(folder: string) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  });
  const ms = await firstResponse(url, began);
  const { pid } = JSON.parse(await readFile(join(folder, 'process.json'), 'utf8'));
  const stop = async () => {
    // Waits until the work after the start has finished.
    await firstResponse(`${url}/readyz`, performance.now());
    const exited = once(child, 'exit');
    process.kill(pid, 'SIGTERM');
    await exited;
  };
  return { url, ms, pid: Number(pid), stop };
}

async function tryProduct(folder: string): Promise<Trial> {
  const { ms, pid, stop } = await startProduct(folder);
  const megabytes = residentOf(pid);
  const postgres = sharedBy(workingIn(join(folder, 'postgres')));
  await stop();
  return { ms, megabytes, postgres };
}

async function tryNext(next: Next): Promise<Trial> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(...nextCommand(next, port));
  const url = `http://127.0.0.1:${port}/static/home`;
  const ms = await firstResponse(url, began);
  const megabytes = residentOf(child.pid ?? 0);
  await endPeer({ url, child });
  return { ms, megabytes, postgres: 0 };
}

/** Time from the call to the first output of a script. */
async function timeOfNpm(base: string): Promise<number> {
  const scripts = { start: 'echo begun' };
  await writeFile(join(base, 'package.json'), JSON.stringify({ name: 'nothing', scripts }));
  const began = performance.now();
  const child = spawn('npm', ['start'], { cwd: base, stdio: ['ignore', 'pipe', 'ignore'] });
  const ms = await said(child, /^begun$/m).then(() => performance.now() - began);
  if (child.exitCode === null) await once(child, 'exit');
  return ms;
}

async function said(child: ChildProcess, word: RegExp): Promise<void> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += chunk;
    if (word.test(text)) return;
  }
  throw new Error(`npm said ${text}`);
}

async function memoryHeld(folder: string) {
  const { url, pid, stop } = await startProduct(folder);
  await sleep(secondsAtRest * 1000);
  const atRest = residentOf(pid);
  let underLoad = 0;
  const watch = setInterval(() => {
    underLoad = Math.max(underLoad, residentOf(pid));
  }, 100);
  await load(`${url}/`, secondsOfLoad);
  await load(`${url}/job/hygglo-fullstack-developer`, secondsOfLoad, 'utm_source');
  clearInterval(watch);
  await sleep(secondsAtRest * 1000);
  const after = residentOf(pid);
  await stop();
  return { atRest, underLoad, after };
}

const target = (what: string, value: number, max: number, unit: string, why?: string): Target => ({
  what,
  aim: `≤ ${max} ${unit}`,
  measured: `${Math.round(value)} ${unit}`,
  met: value <= max,
  ...(value > max && why && { why }),
});

const median = (values: number[]) => figures(values).median;

function show(values: number[]): string {
  const [middle, max] = [median(values), Math.max(...values)].map(Math.round);
  return middle === max ? `${middle}` : `${middle} (${max})`;
}
