/**
 * Runs work in a separate task and returns a function that cancels it. React runs all effects of a page in one task;
 * effects that open the browser's storage or its network would together block the input of a slow phone.
 */
export function runInOwnTask(work: () => void): () => void {
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}

/** Runs work in the first task after the next frame, so that the effect of an input is shown before it. */
export function runAfterPaint(work: () => void): void {
  // Hidden tabs paint nothing.
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
