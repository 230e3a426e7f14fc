import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolder } from '../../tests/fixtures/remove-folder.ts';
import { readConfig } from '../boot/config.ts';
import { adviceForFolder, checkFiles } from './check-files.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-files-'));
});

afterAll(() => removeFolder(folder));

it('files that cannot be stored are reported with the reason of the disk, beside the free space', async () => {
  await writeFile(join(folder, 'files'), 'in the way');
  const findings = await checkFiles({ ...readConfig(), DATA_DIR: folder });
  expect(findings[0]?.text).toMatch(/^Files cannot be stored in DATA_DIR\/files: E[A-Z]+/);
  expect(findings[0]?.remedy).toContain('move it away');
  expect(findings[1]?.text).toMatch(/\d [GM]B are free on the disk of DATA_DIR\.$/);
});

it.each([
  [
    'ENOSPC',
    /^Delete old backups, logs, .* nothing in DATA_DIR\/postgres and DATA_DIR\/files; or grow the disk\.$/,
  ],
  ['EROFS', /^Mount the disk of DATA_DIR so that it can be written to\.$/],
  ['EIO', /dmesg shows its errors/],
])('%s has its own advice', async (code, advice) => {
  const empty = await mkdtemp(join(folder, 'empty-'));
  const error = Object.assign(new Error('no'), { code });
  expect(await adviceForFolder({ ...readConfig(), DATA_DIR: empty }, error)).toMatch(advice);
});
