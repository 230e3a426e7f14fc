import { execFile, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mebibyte } from '../domain/units.ts';
import { report } from '../server/boot/process/progress.ts';
import { placeScratchFolderInMemory } from './scratch-folder.ts';

// Runs every check, fastest first. A failed check does not stop the others, so that one run
// shows all failures.

type Outcome = { passed: number; failed: number };
type Check = [title: string, run: () => Outcome | Promise<Outcome>];

const vitestReport = 'test-results/vitest.json';
const servicesReport = 'test-results/services.json';
const playwrightReport = 'test-results/playwright.json';

/** Each of these uses one core, so they run at the same time. */
const singleCoreChecks: Check[] = [
  ['Format and lint', () => command('biome', ['check', '--error-on-warnings'])],
  ['Import directions', () => command('node', ['scripts/check-imports.ts'])],
  ['Documented settings', () => command('node', ['scripts/settings-table.ts', '--check'])],
  ['Types', checkTypes],
  ['Build', () => command('node', ['scripts/build.ts'])],
];
const testChecks: Check[] = [
  ['Unit, protocol and database tests', () => vitest(vitestReport)],
  ['PostgreSQL 15, pooler and proxy', services],
  ['End-to-end tests', playwright],
];

placeScratchFolderInMemory();
// `npm start` sets this cache too. Tests start the product about a hundred times.
process.env.NODE_COMPILE_CACHE ??= join(process.cwd(), 'node_modules/.cache/node');
rmSync('test-results', { recursive: true, force: true });
const total: Outcome = { passed: 0, failed: 0 };
await Promise.all(singleCoreChecks.map(run));
for (const check of testChecks) await run(check);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function run([title, check]: Check): Promise<void> {
  const started = performance.now();
  const outcome = await check();
  report(`${outcome.failed ? 'FAILED' : 'ok    '} ${title}`, started);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
}

function command(name: string, args: string[]): Promise<Outcome> {
  const options = { maxBuffer: 64 * mebibyte };
  return new Promise((resolve) => {
    execFile(name, args, options, (error, stdout, stderr) => {
      if (error) console.error(`${stdout}${stderr}`);
      resolve(error ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 });
    });
  });
}

async function checkTypes(): Promise<Outcome> {
  const generated = await command('react-router', ['typegen']);
  return generated.failed ? generated : command('tsc', ['--noEmit']);
}

function services(): Outcome {
  if (process.env.OLDEST_POSTGRES) return vitest(servicesReport, ['--config=vitest.services.ts']);
  console.log(
    '  PostgreSQL 15, PgBouncer, nginx and Varnish are not all here: tests on them are left out.',
  );
  return { passed: 0, failed: 0 };
}

function vitest(reportFile: string, files: string[] = []): Outcome {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const args = ['run', ...reporters, ...files];
  return counted(spawnSync('vitest', args, { stdio: 'inherit' }), () => {
    const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(reportFile, 'utf8'));
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
  });
}

function playwright(): Outcome {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const args = ['test', '--reporter=list,json'];
  return counted(spawnSync('playwright', args, { stdio: 'inherit', env }), () => {
    const { stats } = JSON.parse(readFileSync(playwrightReport, 'utf8'));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
  });
}

/** A run that exits with an error or counts no tests has failed, whatever its report says. */
function counted(run: SpawnSyncReturns<Buffer>, read: () => Outcome): Outcome {
  try {
    const { passed, failed } = read();
    return { passed, failed: run.status === 0 && passed > 0 ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
