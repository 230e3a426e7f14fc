import { Worker } from 'node:worker_threads';
import type { Outcome, Request } from './serve.ts';

type Waiting<Result> = {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};

const maxTaskMs = 30_000;

/**
 * Works on one task after the other outside the main thread. It starts with the first task, and again with the next one
 * after an error. A task that takes too long ends the thread, and the tasks that wait behind it fail as well.
 */
export class Thread<Task, Result> {
  readonly #file: URL;
  readonly #waiting = new Map<number, Waiting<Result>>();
  readonly #idleMs: number | undefined;
  #worker: Worker | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #lastId = 0;

  /** The file calls `serve` with a function of the same types. The thread ends after `idleMs` without a task. */
  constructor(file: URL, { idleMs }: { idleMs?: number } = {}) {
    this.#file = file;
    this.#idleMs = idleMs;
  }

  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  run(task: Task, transferred: ArrayBuffer[] = []): Promise<Result> {
    return new Promise((resolve, reject) => {
      const worker = this.#getWorker();
      clearTimeout(this.#idleTimer);
      this.#lastId += 1;
      const timer = setTimeout(() => void worker.terminate(), maxTaskMs).unref();
      this.#waiting.set(this.#lastId, { resolve, reject, timer });
      worker.postMessage({ id: this.#lastId, task } satisfies Request<Task>, transferred);
    });
  }

  #getWorker(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#file, { resourceLimits: { maxOldGenerationSizeMb: 512 } });
    // An idle thread must not keep the process running.
    worker.unref();
    worker.on('message', (outcome: Outcome<Result>) => this.#settle(outcome));
    const failAll = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const id of [...this.#waiting.keys()]) this.#settle({ id, error: error.message });
    };
    worker.on('error', failAll);
    worker.on('exit', (code) => failAll(new Error(`The thread ended with ${code}`)));
    this.#worker = worker;
    return worker;
  }

  #settle(outcome: Outcome<Result>): void {
    const task = this.#waiting.get(outcome.id);
    if (!task) return;
    this.#waiting.delete(outcome.id);
    clearTimeout(task.timer);
    if ('error' in outcome) task.reject(new Error(outcome.error));
    else task.resolve(outcome.result);
    if (this.#waiting.size === 0) this.#endLater();
  }

  #endLater(): void {
    const worker = this.#worker;
    if (this.#idleMs === undefined || !worker) return;
    const end = () => {
      this.#worker = undefined;
      void worker.terminate();
    };
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(end, this.#idleMs).unref();
  }
}
