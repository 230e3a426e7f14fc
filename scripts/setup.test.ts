import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setup-'));
  await mkdir(join(folder, 'scripts'));
  await mkdir(join(folder, 'node_modules'));
  await copyFile(join(import.meta.dirname, 'setup.sh'), join(folder, 'scripts/setup.sh'));
  // Equal lock files: nothing is installed.
  await writeFile(join(folder, 'package-lock.json'), '{}');
  await writeFile(join(folder, 'node_modules/.installed-lock.json'), '{}');
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['NODE_EXTRA_CA_CERTS=/etc/ca.pem', undefined, '/etc/ca.pem'],
  ['NODE_EXTRA_CA_CERTS="/etc/private ca.pem"  ', undefined, '/etc/private ca.pem'],
  [`export NODE_EXTRA_CA_CERTS='/etc/ca.pem'`, undefined, '/etc/ca.pem'],
  ['NODE_EXTRA_CA_CERTS=/etc/ca.pem', '/from/environment.pem', '/from/environment.pem'],
  ['# NODE_EXTRA_CA_CERTS=/etc/ca.pem', undefined, ''],
])('%j and %j in the environment give Node the authority %j', async (line, variable, expected) => {
  await writeFile(join(folder, '.env'), `PORT=3000\n${line}\n`);
  const { NODE_EXTRA_CA_CERTS: _, ...environment } = process.env;
  const script = '. ./scripts/setup.sh; printenv NODE_EXTRA_CA_CERTS || true';
  const output = execFileSync('sh', ['-c', script, './scripts/start.sh'], {
    cwd: folder,
    env: { ...environment, ...(variable && { NODE_EXTRA_CA_CERTS: variable }) },
    encoding: 'utf8',
  });
  expect(output.trim()).toBe(expected);
});
