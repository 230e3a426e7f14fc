import { Worker } from 'node:worker_threads';

const thread = new URL('./extract-thread.ts', import.meta.url);
const second = 1000;
const lookEvery = 100;
const mebibyte = 1024 * 1024;

/**
 * In a thread of its own with bounded memory and time: a file made to exhaust a reader then takes
 * down nothing but that thread.
 */
export function extractText(
  bytes: Uint8Array,
  { timeoutMs = 30 * second, mostMemory = 256 * mebibyte } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 },
      stdout: true,
      stderr: true,
    });
    const end = (reason: string) => {
      reject(new Error(reason));
      void worker.terminate();
    };
    const timer = setTimeout(
      () => end(`took longer than ${timeoutMs / second} s to read`),
      timeoutMs,
    );
    // The limits above count objects, not the bytes that a stream unpacks to.
    const watch = setInterval(async () => {
      const used = await worker.getHeapStatistics().catch(() => undefined);
      if (used && used.external_memory > mostMemory) end('unpacks to more than it may');
    }, lookEvery);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      clearInterval(watch);
      reject(new Error(`the reader ended with ${code}`));
    });
  });
}
