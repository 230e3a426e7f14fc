import { useState } from 'react';
import { toast } from 'sonner';
import { useExplain } from './use-explain.ts';

/** Does something that may be refused: while it runs it is pending, and a refusal is told. */
export function useAttempt(failed: string) {
  const explain = useExplain();
  const [pending, setPending] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (pending) return;
    setPending(true);
    try {
      await work();
    } catch (error) {
      toast.error(explain(failed, error));
    } finally {
      setPending(false);
    }
  }

  return { pending, attempt };
}
