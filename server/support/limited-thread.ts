import { Worker } from 'node:worker_threads';
import { mebibyte, secondMs } from '../../domain/units.ts';

const pollMs = 100;

export class TookTooLong extends Error {
  constructor(milliseconds: number) {
    super(`took longer than ${milliseconds / secondMs} s to read`);
  }
}

export class Interrupted extends Error {}

export type ThreadLimits = {
  cpuMs?: number;
  timeoutMs?: number;
  maxMemory?: number;
  signal?: AbortSignal;
  /** Memory that moves to the thread, because a copy of a large file would hold up the event loop. */
  transferList?: ArrayBuffer[];
};

/**
 * Reads untrusted data in a separate thread with limited memory and time, so that hostile data ends that thread alone.
 * Returns the first message that the thread posts. CPU time is limited because a busy machine may make ordinary data
 * wait; the wall-clock limit is for a reader that hangs.
 */
export function runInThread<Result>(
  thread: URL,
  workerData: unknown,
  {
    cpuMs = 15 * secondMs,
    timeoutMs = 90 * secondMs,
    maxMemory = 256 * mebibyte,
    signal,
    transferList = [],
  }: ThreadLimits = {},
): Promise<Result> {
  if (signal?.aborted) return Promise.reject(new Interrupted());
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, {
      workerData,
      transferList,
      resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 },
      stdout: true,
      stderr: true,
    });
    const end = (reason: Error) => {
      reject(reason);
      void worker.terminate();
    };
    const interrupt = () => end(new Interrupted());
    signal?.addEventListener('abort', interrupt);
    const timer = setTimeout(() => end(new TookTooLong(timeoutMs)), timeoutMs);
    const watch = setInterval(async () => {
      const [memory, cpu] = await Promise.all([
        worker.getHeapStatistics(),
        worker.cpuUsage(),
      ]).catch(() => []);
      // The resource limits count objects, not the bytes that a stream unpacks to.
      if (memory && memory.external_memory > maxMemory)
        end(new Error('unpacks to more than it may'));
      if (cpu && (cpu.user + cpu.system) / 1000 > cpuMs) end(new TookTooLong(cpuMs));
    }, pollMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener('abort', interrupt);
      reject(new Error(`the reader ended with ${code}`));
    });
  });
}
