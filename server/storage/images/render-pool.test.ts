import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { PictureTask } from './render-picture.ts';
import { createRenderPool } from './render-pool.ts';

/** Creates noise, which is the slowest content to encode. */
async function noise(width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = Math.imul(at, 2_654_435_761) >>> 24;
  return sharp(pixels, { raw }).jpeg().toBuffer();
}

const taskOf = (source: Uint8Array, overrides: Partial<PictureTask> = {}): PictureTask => ({
  source,
  fit: 'cover',
  quality: 80,
  maxPixels: 50_000_000,
  ...overrides,
});

/** Processes that tests before these have started and that end by themselves. */
let earlierRenderers: string[] = [];

/** Returns the ids of the child processes that render images. */
function renderers(): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => {
      return parent === String(process.pid) && args.join(' ').includes('render-process');
    })
    .map(([id = '']) => id)
    .filter((id) => !earlierRenderers.includes(id));
}

let picture: Buffer;
beforeAll(async () => {
  picture = await noise(3000, 2000);
  earlierRenderers = renderers();
});

it('renders in another process, which it reuses and ends when idle', async () => {
  const pool = createRenderPool({ maxSeconds: 20, idleMs: 300 });
  const first = await pool(taskOf(picture, { width: 100 }));
  const [started] = renderers();
  const second = await pool(taskOf(picture, { width: 50, format: 'webp' }));
  expect(renderers()).toEqual([started]);
  for (const [rendering, format, width] of [
    [first, 'jpeg', 100],
    [second, 'webp', 50],
  ] as const) {
    if (!('bytes' in rendering)) throw new Error(rendering.reason);
    expect(rendering.cpuSeconds).toBeGreaterThan(0);
    expect(await sharp(rendering.bytes).metadata()).toMatchObject({ format, width });
  }
  await expect.poll(renderers, { timeout: 5_000 }).toEqual([]);
});

it('kills the process of an image that takes too long, and renders the next', async () => {
  const pool = createRenderPool({ maxSeconds: 1, idleMs: 300 });
  const slow = taskOf(picture, {
    width: 2500,
    height: 2500,
    fit: 'fill',
    format: 'webp',
    quality: 100,
  });
  const began = performance.now();
  const outcome = await pool(slow);
  expect(outcome).toMatchObject({
    error: 'timeout',
    reason: 'took longer than 1 s',
    cpuSeconds: 1,
  });
  expect(performance.now() - began).toBeLessThan(3_000);
  await expect.poll(renderers, { timeout: 1_000 }).toEqual([]);
  const small = await sharp(picture).resize(20).toBuffer();
  const patient = createRenderPool({ maxSeconds: 20, idleMs: 300 });
  expect(await patient(taskOf(small, { width: 10 }))).toHaveProperty('bytes');
});

it('encodes AVIF with the highest quality in a few CPU seconds', async () => {
  const pool = createRenderPool({ maxSeconds: 60, idleMs: 300 });
  const outcome = await pool(taskOf(picture, { width: 2490, format: 'avif', quality: 100 }));
  expect(outcome).toHaveProperty('bytes');
  expect(outcome.cpuSeconds).toBeLessThan(4);
});

it('distinguishes an unsupported file from a broken image', async () => {
  const pool = createRenderPool({ maxSeconds: 20, idleMs: 300 });
  expect(await pool(taskOf(Buffer.from('%PDF-1.4')))).toMatchObject({ error: 'not renderable' });
  expect(await pool(taskOf(picture.subarray(0, 500), { width: 10 }))).toMatchObject({
    error: 'failed',
  });
});
