import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createDiskFiles } from '../files/disk-files.ts';
import { objectKey } from '../files/keys.ts';
import { defaultStorageSettings } from '../storage-settings.ts';
import { createRenderImage } from './render-image.ts';

it('reports an image that takes too long as unavailable, because the next attempt may succeed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-images-'));
  const files = createDiskFiles(folder);
  const bytes = await sharp({
    create: { width: 20, height: 20, channels: 3, background: '#888' },
  })
    .png()
    .toBuffer();
  const version = '00000000-0000-4000-8000-000000000001';
  const content = async function* () {
    yield bytes;
  };
  await files.write(objectKey(version), content());
  const original = { version, size: bytes.length };
  const render = (seconds: number) =>
    createRenderImage(files, { ...defaultStorageSettings.images, seconds })(
      original,
      { width: 10 },
      undefined,
      { network: '192.0.2.1' },
    );
  // Shorter than the start of the process that renders.
  await expect(render(0.001)).rejects.toMatchObject({ status: 503 });
  expect((await render(30)).bytes.length).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
});
