import { useRef, useState } from 'react';

/**
 * Runs one action at a time. `runOnce` resolves to what the action resolves to, usually whether it succeeded;
 * a call while another one is pending does nothing and resolves to false.
 */
export function useRunOnce() {
  const [pending, setPending] = useState(false);
  // A ref, because the rendered state may lag behind.
  const isRunning = useRef(false);

  async function runOnce(work: () => Promise<boolean>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setPending(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }

  return { pending, runOnce };
}
