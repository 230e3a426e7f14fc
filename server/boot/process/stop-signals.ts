/** npm and service managers pass on a signal that the process already has. */
const repeatedWithinMs = 1000;

/** The first signal stops the work gracefully, a later one ends the process immediately. */
export function onStopSignals(
  names: NodeJS.Signals[],
  stop: (signal: NodeJS.Signals) => void,
): void {
  let stoppedAt: number | undefined;
  for (const name of names) {
    process.on(name, () => {
      if (stoppedAt === undefined) {
        stoppedAt = performance.now();
        stop(name);
      } else if (performance.now() - stoppedAt > repeatedWithinMs) process.exit(1);
    });
  }
}
