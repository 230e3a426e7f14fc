import { setPriority } from 'node:os';
import sharp from 'sharp';
import { NotRenderable, type PictureTask, renderPicture } from './render-picture.ts';

// A process that renders one image after another. The server kills it if an image takes too long,
// because nothing else interrupts an encoder.

export type Rendering = { cpuSeconds: number } & (
  | { bytes: Buffer }
  | { error: 'not renderable' | 'failed' | 'timeout'; reason: string }
);

// Each image uses one core, and no memory is cached between images.
sharp.concurrency(1);
sharp.cache(false);
setPriority(0, 5);

// A signal to the process group must not abort an image that the server waits for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// process.exit() would wait for the encoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.on('message', async (task: PictureTask) => {
  const before = process.cpuUsage();
  const outcome = await renderTask(task);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ ...outcome, cpuSeconds: (user + system) / 1e6 } satisfies Rendering);
});

async function renderTask(task: PictureTask) {
  try {
    return { bytes: await renderPicture(task) };
  } catch (error) {
    const code = error instanceof NotRenderable ? 'not renderable' : 'failed';
    return { error: code, reason: String(error) } as const;
  }
}
