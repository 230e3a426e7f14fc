import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { useMessages } from '../../use-messages.ts';
import { applicationKeys } from '../data/keys.ts';

/** Runs a write about the application and refreshes the panel. */
export function usePanelMutation(applicationId: string) {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { saveFailed } = useMessages('applications').panel;
  const { pending, run } = usePendingAction({ failed: saveFailed });

  const save = useCallback(
    (work: (client: BrowserClient) => Promise<void>) =>
      run(async () => {
        await work(await getClient());
        await queries.invalidateQueries({ queryKey: applicationKeys.panel(applicationId) });
      }),
    [run, getClient, queries, applicationId],
  );
  return { pending, save };
}
