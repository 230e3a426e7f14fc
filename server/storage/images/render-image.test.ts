import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskFiles } from '../files/disk-files.ts';
import type { Files } from '../files/files.ts';
import { objectKey, variantsOf } from '../files/keys.ts';
import { defaultStorageSettings } from '../storage-settings.ts';
import { createRenderImage } from './render-image.ts';

const version = '00000000-0000-4000-8000-000000000001';
const requester = { network: '192.0.2.1' };
let folder: string;
let files: Files;
let size: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-images-'));
  files = createDiskFiles(folder);
  const background = { width: 90, height: 60, channels: 3, background: '#888' } as const;
  const bytes = await sharp({ create: background }).png().toBuffer();
  size = bytes.length;
  const content = async function* () {
    yield bytes;
  };
  await files.write(objectKey(version), content());
});
afterAll(() => rm(folder, { recursive: true }));

async function countVariants(): Promise<number> {
  let count = 0;
  for await (const _ of files.list(variantsOf(version))) count += 1;
  return count;
}

it('reports an image that takes too long as unavailable, because the next attempt may succeed', async () => {
  const render = (maxSeconds: number) =>
    createRenderImage(files, { ...defaultStorageSettings.images, maxSeconds })(
      { version, size },
      { width: 10 },
      undefined,
      requester,
    );
  // Shorter than the start of the process that renders.
  await expect(render(0.001)).rejects.toMatchObject({ status: 503 });
  expect(await countVariants()).toBe(0);
  expect((await render(30)).bytes.length).toBeGreaterThan(0);
  expect(await countVariants()).toBe(1);
});

it('caches the sizes of pages, however many other sizes were requested before', async () => {
  const images = { ...defaultStorageSettings.images, maxVariants: 3, maxSeconds: 30 };
  const pageSizes = [{ width: 48 }, { width: 32, height: 18 }];
  const render = createRenderImage(files, { ...images, pageSizes });
  const ask = (width: number, height?: number, format?: 'webp') =>
    render({ version, size }, { width, height, resize: 'cover' }, format, requester);
  for (const width of [20, 21, 22, 23, 24]) await ask(width);
  // The width of 10 from the test before is one of the three.
  expect(await countVariants()).toBe(3);
  await ask(48);
  await ask(48, undefined, 'webp');
  await ask(32, 18, 'webp');
  expect(await countVariants()).toBe(6);
  await ask(25);
  expect(await countVariants()).toBe(6);
});
