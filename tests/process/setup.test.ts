import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../fixtures/database.ts';
import { commandEnvironment } from './product.ts';

// The real scripts and npm in a project with one small package, where an installation takes a second.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const lockFile = join(projectRoot, 'server/postgres/embedded/lock.ts');

let folder: string;
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

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('after npm ci', () => {
  it('nothing is installed again', async () => {
    await npm('ci');
    await writeFile(probe, '');
    expect(await runCommand()).toEqual({ stdout: 'shown\n', stderr: '' });
    expect(await isThere(probe)).toBe(true);
  });

  it('without the packages of the build they are installed', async () => {
    await npm('ci', '--omit=dev');
    expect((await runCommand()).stderr).toMatch(/Installing packages/);
    expect(await isThere(join(folder, 'node_modules/vite'))).toBe(true);
  });
});

describe('with other packages locked', () => {
  it.each([
    ['build', 'scripts/run.sh'],
    ['build/development', 'scripts/run.sh'],
    ['build', 'scripts/start.sh'],
  ])('nothing is deleted while a product is noted in %s (%s)', async (place, script) => {
    await changeLock();
    const product = await launchNoted(place);
    const failure = await run(script).catch((error) => error);
    expect(failure.code).toBe(1);
    expect(failure.stdout).toBe('');
    expect(failure.stderr).toBe(
      `Process ${product.pid} at http://localhost:1 still runs. Stop it first: ` +
        'the packages it uses are replaced by those of this version.\n',
    );
    expect(await isThere(probe)).toBe(true);
    product.kill('SIGKILL');
    await once(product, 'exit');
  });

  it('they are installed beside the note of a process that has ended', async () => {
    await changeLock();
    expect((await runCommand()).stdout).toBe('shown\n');
    expect(await isThere(probe)).toBe(false);
  });
});

/** Like a product: it leaves its process file behind when it is killed. */
async function launchNoted(place: string) {
  await mkdir(join(folder, place), { recursive: true });
  const program = `
    const { shareFolder } = await import(${JSON.stringify(lockFile)});
    await shareFolder(${JSON.stringify(place)}, 'http://localhost:1');
    console.log('noted');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: folder });
  await once(child.stdout, 'data');
  return child;
}

/** Like `git pull`. */
async function changeLock(): Promise<void> {
  await writeFile(probe, '');
  const path = join(folder, 'package-lock.json');
  await writeFile(path, `${await readFile(path, 'utf8')}\n`);
}

const environment = { ...commandEnvironment, npm_config_offline: 'true' };

const run = (script: string, ...given: string[]) =>
  promisify(execFile)('sh', [script, ...given], { cwd: folder, env: environment });

const runCommand = () => run('scripts/run.sh', 'show');

const npm = (...given: string[]) =>
  promisify(execFile)('npm', [...given, '--no-audit', '--no-fund'], {
    cwd: folder,
    env: environment,
  });

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
