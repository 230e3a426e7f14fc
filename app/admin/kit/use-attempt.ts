import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { useExplain } from './use-explain.ts';

/** Does something that may be refused: while it runs it is pending, a refusal is told, and so is whether it was done. */
export function useAttempt(failed: string) {
  const explain = useExplain();
  const [pending, setPending] = useState(false);
  // What is drawn may lag behind: whether something runs is asked here.
  const busy = useRef(false);

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setPending(true);
    try {
      await work();
      return true;
    } catch (error) {
      toast.error(explain(failed, error));
      return false;
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return { pending, attempt };
}
