import { Worker } from 'node:worker_threads';
import type { Answer, Request } from './serve.ts';

type Waiting<Result> = {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};

const maxMs = 30_000;

/**
 * Works on one task after the other outside the main thread. It starts with the first task, and again with the next one
 * after an error. A task that takes too long ends the thread.
 */
export class Thread<Task, Result> {
  readonly #file: URL;
  readonly #waiting = new Map<number, Waiting<Result>>();
  #worker: Worker | undefined;
  #lastId = 0;

  /** The file calls `serve` with a function of the same types. */
  constructor(file: URL) {
    this.#file = file;
  }

  run(task: Task, transferred: ArrayBuffer[] = []): Promise<Result> {
    return new Promise((resolve, reject) => {
      const worker = this.#getWorker();
      const end = () => void worker.terminate();
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve, reject, timer: setTimeout(end, maxMs).unref() });
      worker.postMessage({ id: this.#lastId, task } satisfies Request<Task>, transferred);
    });
  }

  #getWorker(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#file, { resourceLimits: { maxOldGenerationSizeMb: 512 } });
    // An idle thread must not keep the process running.
    worker.unref();
    worker.on('message', (answer: Answer<Result>) => this.#settle(answer));
    const end = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const id of [...this.#waiting.keys()]) this.#settle({ id, error: error.message });
    };
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`The thread ended with ${code}`)));
    this.#worker = worker;
    return worker;
  }

  #settle(answer: Answer<Result>): void {
    const task = this.#waiting.get(answer.id);
    if (!task) return;
    this.#waiting.delete(answer.id);
    clearTimeout(task.timer);
    if ('error' in answer) task.reject(new Error(answer.error));
    else task.resolve(answer.result);
  }
}
