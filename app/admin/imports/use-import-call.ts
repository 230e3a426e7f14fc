import { useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { usePendingAction } from '../kit/actions/use-pending-action.ts';
import { useMessages } from '../use-messages.ts';
import { importsKey } from './data/imports.ts';

/** Calls a function about an import and shows the new state. */
export function useImportCall() {
  const { conflict } = useMessages('imports');
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { pending, run } = usePendingAction({ errors: { conflict } });
  const call = (work: (client: BrowserClient) => Promise<object>) =>
    run(async () => {
      try {
        await work(await getClient());
      } finally {
        await queries.invalidateQueries({ queryKey: importsKey });
      }
    });
  return { pending, call };
}
