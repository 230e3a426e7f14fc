import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { useAuth } from '../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { useExplain } from './use-explain.ts';

type Work = (client: BrowserClient) => Promise<unknown>;

type Doing = {
  work: Work;
  /** Said when it is done; with a way back where there is one. A function where only the work can tell. */
  done?: string | (() => string);
  undo?: Work;
  undoMs?: number;
};

export type Act = (doing: Doing) => Promise<boolean>;

type Texts = { failed: string; undo: string; undone: string };

/** Changes something, reads again what is on the screen, and says so; instead of asking first it can be undone. */
export function useAct(texts: Texts, queryKey: QueryKey): Act {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const explain = useExplain();
  const { failed, undo: undoLabel, undone } = texts;

  return useCallback<Act>(
    async ({ work, done, undo, undoMs = 8000 }) => {
      const run = async (part: Work) => {
        try {
          await part(await getClient());
          return true;
        } catch (error) {
          toast.error(explain(failed, error));
          return false;
        } finally {
          await queries.invalidateQueries({ queryKey });
        }
      };
      const takeBack = async (part: Work) => {
        if (await run(part)) toast(undone);
      };
      const isDone = await run(work);
      if (isDone && done) {
        const action = undo && { label: undoLabel, onClick: () => void takeBack(undo) };
        toast(typeof done === 'function' ? done() : done, { action, duration: undoMs });
      }
      return isDone;
    },
    [getClient, queries, explain, failed, undoLabel, undone, queryKey],
  );
}
