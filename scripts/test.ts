import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { report } from '../server/boot/progress.ts';
import { placeScratchFolderInMemory } from './scratch-folder.ts';

// Runs every check. A failed check does not stop the others, so that one run shows all failures.

type Outcome = { passed: number; failed: number };
type Check = [title: string, run: () => Outcome | Promise<Outcome>];

const vitestReport = 'test-results/vitest.json';
const servicesReport = 'test-results/services.json';
const playwrightReport = 'test-results/playwright.json';

const staticChecks: Check[] = [
  ['Format and lint', () => command('biome', ['check', '--error-on-warnings'])],
  ['Import directions', () => command('node', ['scripts/check-imports.ts'])],
  ['Documented settings', () => command('node', ['scripts/settings-table.ts', '--check'])],
  ['Types', checkTypes],
];
const build: Check = ['Build', () => command('node', ['scripts/build.ts'])];
const testsWithoutBrowser: Check[] = [
  ['Unit, protocol and database tests', () => vitest(vitestReport)],
  ['PostgreSQL 15, pooler and proxy', services],
];
const testsInBrowser: Check = ['End-to-end tests', playwright];

placeScratchFolderInMemory();
// As in `npm start`: tests start the product about a hundred times.
process.env.NODE_COMPILE_CACHE ??= join(process.cwd(), 'node_modules/.cache/node');
rmSync('test-results', { recursive: true, force: true });
const total: Outcome = { passed: 0, failed: 0 };
// Tests without a browser often wait: for timers, limits and processes. The browser uses that time.
await Promise.all([...staticChecks.map(run), run(build).then(runTests)]);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function runTests(): Promise<void> {
  const inBrowser = run(testsInBrowser);
  for (const check of testsWithoutBrowser) await run(check);
  await inBrowser;
}

async function run([title, check]: Check): Promise<void> {
  const started = performance.now();
  const outcome = await check();
  report(`${outcome.failed ? 'FAILED' : 'ok    '} ${title}`, started);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
}

function command(name: string, args: string[]): Promise<Outcome> {
  const options = { maxBuffer: 64 * 1024 * 1024 };
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

async function services(): Promise<Outcome> {
  if (process.env.OLDEST_POSTGRES) return vitest(servicesReport, ['--config=vitest.services.ts']);
  console.log(
    '  PostgreSQL 15, PgBouncer, nginx and Varnish are not all here: tests on them are left out.',
  );
  return { passed: 0, failed: 0 };
}

async function vitest(reportFile: string, more: string[] = []): Promise<Outcome> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const child = spawn('vitest', ['run', ...reporters, ...more], { stdio: 'inherit' });
  const [status] = await once(child, 'close');
  return counted(status, () => {
    const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(reportFile, 'utf8'));
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
  });
}

/** Prints its output at the end: other tests write theirs meanwhile. */
async function playwright(): Promise<Outcome> {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const child = spawn('playwright', ['test', '--reporter=list,json'], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [status] = await once(child, 'close');
  console.log(output);
  return counted(status, () => {
    const { stats } = JSON.parse(readFileSync(playwrightReport, 'utf8'));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
  });
}

/** A run that exits with an error or counts no tests has failed, whatever its report says. */
function counted(status: number | null, read: () => Outcome): Outcome {
  try {
    const { passed, failed } = read();
    return { passed, failed: status === 0 && passed > 0 ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
