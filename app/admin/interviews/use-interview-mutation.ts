import { useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { applicationKeys } from '../applications/data/keys.ts';
import { usePendingAction } from '../kit/actions/use-pending-action.ts';
import { useMessages } from '../use-messages.ts';

/** Runs a change of an interview, and refreshes the panel of its application and the week. */
export function useInterviewMutation(applicationId: string) {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { errors, failed } = useMessages('interviews');
  const { pending, run } = usePendingAction({ errors, failed });
  const save = (work: (client: BrowserClient) => Promise<void>) =>
    run(async () => {
      await work(await getClient());
      await Promise.all([
        queries.invalidateQueries({ queryKey: applicationKeys.panel(applicationId) }),
        queries.invalidateQueries({ queryKey: queryKeys.table('interviews') }),
      ]);
    });
  return { pending, save };
}
