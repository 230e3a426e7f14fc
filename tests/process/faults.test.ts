import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { withClient } from '../../server/postgres/with-client.ts';
import { createEmptyDatabase } from '../fixtures/database.ts';
import { eventually } from '../fixtures/eventually.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { freePort, killAll, launch, startProduct } from './product.ts';

let folder: string;
let PORT: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-faults-'));
  PORT = String(await freePort());
});

afterAll(() => removeFolder(folder));

// Each test starts whole servers, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

afterEach(killAll);

describe('an error that an operator can fix is one line', () => {
  it.each([
    ['a port where nothing listens', 'postgresql://me:hush-hush@127.0.0.1:1/d'],
    ['a host that does not exist', 'postgresql://me:hush-hush@nowhere.invalid/d'],
  ])('DATABASE_URL names %s', async (_, url) => {
    const product = launch({ PORT, DATA_DIR: folder, DATABASE_URL: url });
    expect(await product.exited).toBe(1);
    expect(product.output()).toMatch(
      /^DATABASE_URL \(a secret that is not shown here\) cannot be used: .+\.\n$/,
    );
    expect(product.output()).not.toContain('hush-hush');
  });

  it('DATA_DIR is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const product = launch({ PORT, DATA_DIR: file });
    expect(await product.exited).toBe(1);
    expect(product.output().trim()).toBe(
      `DATA_DIR is "${file}", but must be a folder this user can write to (EEXIST).`,
    );
  });
});

it('an existing folder keeps its permissions', async () => {
  const { mode } = await stat(folder);
  const product = await startProduct({ PORT, DATA_DIR: folder, DEMO_CONTENT: 'false' });
  expect((await stat(folder)).mode).toBe(mode);
  expect((await fetch(product.url)).status).toBe(200);
});

it('an error page reveals nothing about the database, and the error is logged with the request id', async () => {
  const database = await createEmptyDatabase();
  const product = await startProduct({
    PORT,
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'failing-page'),
    DEMO_CONTENT: 'false',
  });
  await withClient(database.url, (client) => client.query('drop table testimonials cascade'));
  await withClient(database.url, (client) => client.query(`notify content, '{}'`));
  const response = await fetch(`${product.url}/?lang=sv`, {
    headers: { 'x-request-id': 'broken-1' },
  });
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toMatch(/<html[^>]* lang="sv"/);
  expect(html).toContain('Hoppsan! Något gick fel');
  expect(html).not.toMatch(/testimonials|PGRST|42P01|\.ts:\d/);
  await eventually(() => {
    const lines = product.output().split('\n').slice(0, -1);
    const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    expect(logged).toContainEqual(
      expect.objectContaining({ requestId: 'broken-1', msg: 'page failed' }),
    );
  });
  await killAll();
  await database.drop();
});
