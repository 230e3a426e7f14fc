import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { useRefetch } from '../../../backend/refetch.ts';
import { useTableChanges } from '../../../backend/use-table-changes.ts';
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
  const filter = `application_id=eq.${id}`;
  useTableChanges(
    [
      { table: 'applications', filter: `id=eq.${id}` },
      { table: 'application_events', filter },
      { table: 'application_notes', filter },
      { table: 'application_ratings', filter },
    ],
    useRefetch(applicationKeys.panel(id)),
  );
}
