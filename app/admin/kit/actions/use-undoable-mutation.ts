import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { useMessages } from '../../use-messages.ts';
import { announceOwnChange } from './own-changes.ts';
import { useDescribeError } from './use-describe-error.ts';

type Work = (client: BrowserClient) => Promise<unknown>;

type MutationOptions = {
  work: Work;
  /** The message after success. A function if it depends on the result, undefined for none. */
  done?: string | (() => string | undefined);
  undo?: Work;
  undoMs?: number;
};

export type UndoableMutation = (options: MutationOptions) => Promise<boolean>;

/**
 * Runs a mutation, refreshes the screen and shows a toast, with undo instead of a confirmation. `errors`
 * are messages for error codes that only this noun's functions return.
 */
export function useUndoableMutation(
  queryKey: QueryKey,
  errors?: Record<string, string>,
): UndoableMutation {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const describeError = useDescribeError(errors);
  const { undo: undoLabel, undone } = useMessages('shell');

  return useCallback<UndoableMutation>(
    async ({ work, done, undo, undoMs = 8000 }) => {
      const run = async (step: Work) => {
        try {
          await step(await getClient());
          return true;
        } catch (error) {
          toastError(describeError(error));
          return false;
        } finally {
          await queries.invalidateQueries({ queryKey });
          announceOwnChange(queryKey);
        }
      };
      const undoMutation = async (step: Work) => {
        if (await run(step)) toast(undone);
      };
      const isDone = await run(work);
      const message = isDone ? (typeof done === 'function' ? done() : done) : undefined;
      if (message) {
        const action = undo && { label: undoLabel, onClick: () => void undoMutation(undo) };
        toast(message, { action, duration: undoMs });
      }
      return isDone;
    },
    [getClient, queries, describeError, undoLabel, undone, queryKey],
  );
}
