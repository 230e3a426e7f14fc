import { useState } from 'react';
import { toast } from 'sonner';
import { useExplain } from './use-explain.ts';

/** Does something that may be refused: while it runs it is pending, a refusal is told, and so is whether it was done. */
export function useAttempt(failed: string) {
  const explain = useExplain();
  const [pending, setPending] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    if (pending) return false;
    setPending(true);
    try {
      await work();
      return true;
    } catch (error) {
      toast.error(explain(failed, error));
      return false;
    } finally {
      setPending(false);
    }
  }

  return { pending, attempt };
}
