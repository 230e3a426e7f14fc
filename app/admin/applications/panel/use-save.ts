import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { useAttempt } from '../../kit/use-attempt.ts';
import { applicationKeys } from '../data/keys.ts';
import { useTexts } from '../texts-context.ts';

/** Writes something about the application and reads the panel again. */
export function useSave(applicationId: string) {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { saveFailed } = useTexts().panel;
  const { pending, attempt } = useAttempt(saveFailed);

  const save = useCallback(
    (work: (client: BrowserClient) => Promise<void>) =>
      attempt(async () => {
        await work(await getClient());
        await queries.invalidateQueries({ queryKey: applicationKeys.panel(applicationId) });
      }),
    [attempt, getClient, queries, applicationId],
  );
  return { pending, save };
}
