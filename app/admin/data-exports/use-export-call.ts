import { useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { usePendingAction } from '../kit/actions/use-pending-action.ts';
import { useMessages } from '../use-messages.ts';
import { dataExportsKey } from './data.ts';

/** Calls a function about exports and shows the new state. */
export function useExportCall() {
  const { make } = useMessages('dataExports');
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { pending, run } = usePendingAction({ errors: { conflict: make.busy } });
  const call = (work: (client: BrowserClient) => Promise<unknown>) =>
    run(async () => {
      try {
        await work(await getClient());
      } finally {
        await queries.invalidateQueries({ queryKey: dataExportsKey });
      }
    });
  return { pending, call };
}
