import { Worker } from 'node:worker_threads';

const thread = new URL('./extract-thread.ts', import.meta.url);
const second = 1000;

/**
 * In a thread of its own with bounded memory and time: a file made to exhaust a reader then takes
 * down nothing but that thread.
 */
export function extractText(bytes: Uint8Array, timeoutMs = 30 * second): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 },
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => {
      reject(new Error(`took longer than ${timeoutMs / second} s to read`));
      void worker.terminate();
    }, timeoutMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the reader ended with ${code}`));
    });
  });
}
