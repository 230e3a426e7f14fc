import { parentPort } from 'node:worker_threads';

export type Request<Task> = { id: number; task: Task };
export type Outcome<Result> = { id: number } & ({ result: Result } | { error: string });

type Work<Task, Result> = (task: Task) => Result | Promise<Result>;

/** Works on the tasks of a `Thread`. `transferred` lists the parts of a result that are moved and not copied. */
export function serve<Task, Result>(
  work: Work<Task, Result>,
  transferred: (result: Result) => ArrayBuffer[] = () => [],
): void {
  let previous = Promise.resolve();
  parentPort?.on('message', (request: Request<Task>) => {
    previous = previous.then(() => respond(request));
  });

  async function respond({ id, task }: Request<Task>): Promise<void> {
    try {
      const result = await work(task);
      parentPort?.postMessage({ id, result } satisfies Outcome<Result>, transferred(result));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      parentPort?.postMessage({ id, error: message } satisfies Outcome<Result>);
    }
  }
}
