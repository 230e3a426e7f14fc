import { setPriority } from 'node:os';
import sharp from 'sharp';
import { NotRenderable, type PictureTask, renderPicture } from './render-picture.ts';

// A process that renders one picture after another. The process of the server kills it when a picture
// takes too long: nothing else interrupts an encoder.

export type Rendering = { cpuSeconds: number } & (
  | { bytes: Buffer }
  | { fault: 'not renderable' | 'failed'; reason: string }
);

// One picture then takes one core, and leaves no memory behind.
sharp.concurrency(1);
sharp.cache(false);
setPriority(0, 5);

// A signal to the whole process group must not cut off a picture that the server waits for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// An ordinary exit would wait for the encoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.on('message', async (task: PictureTask) => {
  const before = process.cpuUsage();
  const outcome = await render(task);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ ...outcome, cpuSeconds: (user + system) / 1e6 } satisfies Rendering);
});

async function render(task: PictureTask) {
  try {
    return { bytes: await renderPicture(task) };
  } catch (error) {
    const fault = error instanceof NotRenderable ? 'not renderable' : 'failed';
    return { fault, reason: String(error) } as const;
  }
}
