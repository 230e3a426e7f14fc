/** Runs the work once for all callers that ask before it begins. Callers that ask while it runs share the next run. */
export function shareNext<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const run = work();
      // The callers get the error; the next run only waits for the end of this one.
      running = run.catch(() => undefined);
      return run;
    });
    return next;
  };
}
