// Schedules use the wall clock, which jumps when it is set and after the machine was suspended.

const tolerance = 30_000;

/** Calls onJump when the wall clock jumps (suspend, NTP). Returns a function that stops watching. */
export function watchClock(onJump: () => void, everyMs = 5000): () => void {
  const lead = () => Date.now() - performance.now();
  let before = lead();
  const timer = setInterval(() => {
    const now = lead();
    if (Math.abs(now - before) > tolerance) onJump();
    before = now;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
