import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mebibyte } from '../../../domain/units.ts';
import { createDiskFiles } from './disk-files.ts';

const statfs = vi.fn();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-disk-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['a large disk', 500_000, 300, true],
  ['a large disk that is nearly full', 500_000, 200, false],
  ['a small disk', 400, 30, true],
  ['a small disk that is nearly full', 400, 15, false],
])('reports whether there is room on %s', async (_, blocks, bavail, expected) => {
  statfs.mockResolvedValue({ bsize: mebibyte, blocks, bavail });
  expect(await createDiskFiles(folder, statfs).hasRoom?.()).toBe(expected);
});

it('measures the parent folder before the first file', async () => {
  statfs.mockRejectedValueOnce(new Error('ENOENT'));
  statfs.mockResolvedValueOnce({ bsize: mebibyte, blocks: 400, bavail: 1 });
  expect(await createDiskFiles(join(folder, 'files'), statfs).hasRoom?.()).toBe(false);
  statfs.mockRejectedValue(new Error('ENOSYS'));
  expect(await createDiskFiles(folder, statfs).hasRoom?.()).toBe(true);
});

it('stores a new file under its name only when it is complete', async () => {
  const files = createDiskFiles(join(folder, 'new'));
  const keys = async () => {
    const listedKeys: string[] = [];
    for await (const { key } of files.list('objects')) listedKeys.push(key);
    return listedKeys;
  };
  const body = async function* (fails: boolean) {
    yield Buffer.from('half');
    expect(await keys()).toEqual([]);
    if (fails) throw new Error('The client has gone');
    yield Buffer.from(' and half');
  };
  await expect(files.writeNew('objects/ab/abc', body(true))).rejects.toThrow('gone');
  expect(await files.deleteUnfinished(new Date(Date.now() + 1_000))).toBe(0);
  await files.writeNew('objects/ab/abc', body(false));
  expect(await keys()).toEqual(['objects/ab/abc']);
  expect(String(await files.read('objects/ab/abc'))).toBe('half and half');
});
