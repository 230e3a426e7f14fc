import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneDatabase } from '../tests/fixtures/database.ts';
import { freePort, startProduct, stopProduct } from '../tests/process/product.ts';
import { measureFeedback, measureJourney, measureSlider } from './interaction/phone.ts';
import type { Section, Target } from './report.ts';

// Measures how soon the site responds on a slow phone, in a real browser.

const runs = 5;
const cases = [
  { what: 'a click shows progress, before the scripts have run', aim: 100, measure: beforeScripts },
  { what: 'a click shows progress, after the scripts have run', aim: 100, measure: afterScripts },
  { what: 'the first movement of a slider changes the result', aim: 200, measure: measureSlider },
  { what: 'the slowest interaction of a journey (INP)', aim: 100, measure: measureJourney },
];

function beforeScripts(url: string): Promise<number> {
  return measureFeedback(url, false);
}

function afterScripts(url: string): Promise<number> {
  return measureFeedback(url, true);
}

export async function measureInteraction(): Promise<Section> {
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  const { url: database, drop } = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'alpaca-bench-interaction-'));
  const product = await startProduct({
    PORT: String(await freePort()),
    DATABASE_URL: database,
    DATA_DIR: dataDir,
  });
  try {
    const rows: string[][] = [];
    const targets: Target[] = [];
    for (const { what, aim, measure } of cases) {
      const times: number[] = [];
      for (let run = 0; run < runs; run++) times.push(await measure(product.url));
      const sorted = times.toSorted((one, other) => one - other);
      const median = sorted[Math.floor(runs / 2)] ?? Number.NaN;
      rows.push([what, `${Math.round(median)}`, `${Math.round(sorted.at(-1) ?? Number.NaN)}`]);
      targets.push({
        what,
        aim: `≤ ${aim} ms`,
        measured: `${Math.round(median)} ms`,
        met: median <= aim,
      });
      console.log(rows.at(-1)?.join('  '));
    }
    return {
      title: 'answers on a slow phone',
      about: `A screen of 412 × 823 points, a processor four times slower, 1.6 Mbit/s and 150 ms to the server (2 s for the clicks that lead to another page). Milliseconds from the input to the frame that shows its effect; for the journey the longest duration that the browser reports for an interaction: the menu, a link, an answer of the FAQ, the form of a job, the calculator. Each ${runs} times in a new browser. The product shares the machine with the browser.`,
      versions: [],
      table: { head: ['what', 'median, ms', 'slowest, ms'], rows },
      targets,
    };
  } finally {
    await stopProduct(product);
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
