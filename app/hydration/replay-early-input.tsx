import { useEffect } from 'react';

/** Must be the last of its siblings: their effects run before this one, so all of them listen by then. */
export function ReplayEarlyInput() {
  useEffect(() => {
    const { earlyInput } = window;
    delete window.earlyInput;
    if (!earlyInput?.size) return;
    void import('./replay-input.ts').then(({ replayInput }) => replayInput(earlyInput));
  }, []);
  return null;
}
