import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdir, mkdtemp, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayMs } from '../../domain/units.ts';
import { projectRoot } from '../fixtures/database.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { commandEnvironment } from './product.ts';

// These tests run the real scripts and npm in a project with one small package, where an installation takes a second.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const lockFile = join(projectRoot, 'server/postgres/embedded/lock.ts');

let folder: string;
/** A file that is deleted when packages are installed again. */
let probe: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-setup-'));
  await cp(join(projectRoot, 'scripts'), join(folder, 'scripts'), { recursive: true });
  await mkdir(join(folder, 'packages/vite'), { recursive: true });
  await writeFile(
    join(folder, 'packages/vite/package.json'),
    '{"name": "vite", "version": "1.0.0"}',
  );
  const { scripts } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'));
  const project = { name: 'small', scripts, devDependencies: { vite: 'file:packages/vite' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(project));
  await npm('install', '--package-lock-only');
  await writeFile(join(folder, 'scripts/show.ts'), `console.log('shown');`);
  probe = join(folder, 'node_modules/probe');
});

afterAll(() => removeFolder(folder));

describe('after npm ci', () => {
  it('a command does not install the packages again', async () => {
    await npm('ci');
    await writeFile(probe, '');
    expect(await runCommand()).toEqual({ stdout: 'shown\n', stderr: '' });
    expect(await exists(probe)).toBe(true);
  });

  it('a command installs the packages of the build if they were omitted', async () => {
    await npm('ci', '--omit=dev');
    expect((await runCommand()).stderr).toMatch(/Installing packages/);
    expect(await exists(join(folder, 'node_modules/vite'))).toBe(true);
  });
});

it('the build alone, as in an image, finds its programs without PATH', async () => {
  const program = join(folder, 'node_modules/.bin/react-router');
  await mkdir(join(program, '..'), { recursive: true });
  await writeFile(program, `console.error('called with ' + process.argv[2]); process.exit(1);`);
  const build = join(projectRoot, 'scripts/build.ts');
  const failure = await promisify(execFile)(process.execPath, [build], {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin' },
  }).catch((error) => error);
  expect(failure.stderr).toContain('called with build');
});

it('the build is a command of its own, which installs the packages and starts nothing', async () => {
  await writeFile(join(folder, 'scripts/build.ts'), `console.log('built');`);
  expect((await npm('run', 'build')).stdout).toContain('built');
});

describe('when the lockfile has changed', () => {
  it.each([
    ['build', 'scripts/run.sh'],
    ['build/development', 'scripts/run.sh'],
    ['build', 'scripts/start.sh'],
  ])(
    'nothing is deleted while a product runs that is recorded in %s (%s)',
    async (place, script) => {
      await changeLock();
      const product = await launchRecorded(place);
      const failure = await run(script).catch((error) => error);
      expect(failure.code).toBe(1);
      expect(failure.stdout).toBe('');
      expect(failure.stderr).toBe(
        `Process ${product.pid} at http://localhost:1 still runs. Stop it first: ` +
          'the packages it uses are replaced by those of this version.\n',
      );
      expect(await exists(probe)).toBe(true);
      product.kill('SIGKILL');
      await once(product, 'exit');
    },
  );

  it('the packages are installed if the recorded process has ended', async () => {
    await changeLock();
    expect((await runCommand()).stdout).toBe('shown\n');
    expect(await exists(probe)).toBe(false);
  });
});

describe('a start builds', () => {
  beforeAll(async () => {
    for (const name of ['app', 'domain', 'server', 'database', 'public', 'build/process']) {
      await mkdir(join(folder, name), { recursive: true });
    }
    await writeFile(join(folder, 'vite.config.ts'), '');
    await writeFile(join(folder, 'scripts/assert-startable.ts'), '');
    await writeFile(join(folder, 'scripts/build.ts'), `console.log('built');`);
    await writeFile(join(folder, 'build/process/main.js'), `console.log('started');`);
    await writeFile(join(folder, 'build/complete'), '');
    await runCommand();
  });

  it.each([
    ['nothing if no file is newer than the last build', 0, 'started\n'],
    ['files that are newer', -dayMs, 'built\nstarted\n'],
    ['again if the clock was ahead during the last build', dayMs, 'built\nstarted\n'],
  ])('%s', async (_, differenceMs, output) => {
    const time = new Date(Date.now() + differenceMs);
    await utimes(join(folder, 'build/complete'), time, time);
    expect((await run('scripts/start.sh')).stdout).toBe(output);
  });
});

/** Starts a process that, like the product, leaves its process file behind when it is killed. */
async function launchRecorded(place: string) {
  await mkdir(join(folder, place), { recursive: true });
  const program = `
    const { shareFolder } = await import(${JSON.stringify(lockFile)});
    await shareFolder(${JSON.stringify(place)}, 'http://localhost:1');
    console.log('recorded');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: folder });
  await once(child.stdout, 'data');
  return child;
}

/** Changes the lockfile as `git pull` does when another version has other packages. */
async function changeLock(): Promise<void> {
  await writeFile(probe, '');
  const path = join(folder, 'package-lock.json');
  await writeFile(path, `${await readFile(path, 'utf8')}\n`);
}

const environment = { ...commandEnvironment, npm_config_offline: 'true' };

const run = (script: string, ...options: string[]) =>
  promisify(execFile)('sh', [script, ...options], { cwd: folder, env: environment });

const runCommand = () => run('scripts/run.sh', 'show');

const npm = (...options: string[]) =>
  promisify(execFile)('npm', [...options, '--no-audit', '--no-fund'], {
    cwd: folder,
    env: environment,
  });

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
