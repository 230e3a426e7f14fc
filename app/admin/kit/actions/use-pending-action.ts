import type { Message } from '../../../i18n/messages-of.ts';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { useRunOnce } from '../../../ui/use-run-once.ts';
import { useDescribeError } from './use-describe-error.ts';

type Options = {
  failed?: Message<'error'>;
  /** Messages for error codes that only this noun's functions return. */
  errors?: Record<string, string>;
};

/**
 * Runs an action that may fail: `pending` while it runs, a toast on errors. Resolves to whether it
 * succeeded; a call while another one runs does nothing and resolves to false.
 */
export function usePendingAction({ failed, errors }: Options = {}) {
  const describeError = useDescribeError(errors);
  const { pending, runOnce } = useRunOnce();

  const run = (work: () => Promise<void>) =>
    runOnce(async () => {
      try {
        await work();
        return true;
      } catch (error) {
        toastError(describeError(error, failed));
        return false;
      }
    });

  return { pending, run };
}
