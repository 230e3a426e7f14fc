import { useEffect } from 'react';

/** Has to come last among its siblings: their effects have run by then, so that all of them listen. */
export function ReplayEarlyInput() {
  useEffect(() => {
    const { earlyInput } = window;
    delete window.earlyInput;
    if (!earlyInput?.size) return;
    void import('./replay-input.ts').then(({ replayInput }) => replayInput(earlyInput));
  }, []);
  return null;
}
