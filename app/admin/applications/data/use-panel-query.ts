import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { readNow } from '../../../backend/follow-table.ts';
import { followChanges } from './follow-changes.ts';
import { applicationKeys } from './keys.ts';

/** Reads one part of the panel of an application. */
export function usePanelQuery<T>(
  id: string,
  part: string,
  read: (client: BrowserClient, id: string) => Promise<T>,
) {
  const { getClient } = useAuth();
  return useQuery({
    queryKey: applicationKeys.part(id, part),
    queryFn: async () => read(await getClient(), id),
  });
}

/** Refreshes every part of the panel when one of its tables changes. */
export function useFollowPanel(id: string): void {
  const { getClient } = useAuth();
  const queries = useQueryClient();

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const readAgain = () => void readNow(queries, applicationKeys.panel(id));
    const filter = `application_id=eq.${id}`;
    void getClient().then((client) => {
      if (isOver) return;
      stop = followChanges(
        client,
        [
          { table: 'applications', filter: `id=eq.${id}` },
          { table: 'application_events', filter },
          { table: 'application_notes', filter },
          { table: 'application_ratings', filter },
        ],
        { onChange: readAgain, onListening: readAgain },
      );
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [getClient, queries, id]);
}
