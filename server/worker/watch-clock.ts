// Schedules go by the clock on the wall. Somebody may set it, and a machine that slept finds it moved.

const tolerance = 30_000;

/** Calls back when the clock has moved otherwise than time has passed. The result ends the watch. */
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
