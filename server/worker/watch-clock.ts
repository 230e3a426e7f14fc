// Schedules use the wall clock, which jumps when it is set and after the machine was suspended.

const toleranceMs = 30_000;

/** Calls onJump when the wall clock jumps (suspend, NTP). Returns a function that stops watching. */
export function watchClock(onJump: () => void, everyMs = 5000): () => void {
  const offset = () => Date.now() - performance.now();
  let before = offset();
  const timer = setInterval(() => {
    const now = offset();
    if (Math.abs(now - before) > toleranceMs) onJump();
    before = now;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
