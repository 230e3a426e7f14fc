import { asUnavailable, DatabaseUnavailable, isTransient } from '../postgres/unavailable.ts';
import { describeFailure } from './describe-failure.ts';
import type { Running } from './start.ts';

// A problem that an operator can fix ends the process with one line, a signal ends it in order, and a
// second signal at once.

export async function runProcess(begin: () => Promise<Running>): Promise<void> {
  let running: Running | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await running?.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The queue of background work notes down what became of a job without waiting for it. That the
  // database went away just then is no reason to end: the rounds find what was left.
  process.on('unhandledRejection', (reason) => {
    const failure = asUnavailable(reason);
    if (!isTransient(failure)) throw reason;
    // Its absence is told of once, by the watch.
    if (failure instanceof DatabaseUnavailable) return;
    console.error(`The database failed during background work: ${reason}`);
  });
  try {
    running = await begin();
  } catch (error) {
    console.error(describeFailure(error));
    process.exit(1);
  }
}
