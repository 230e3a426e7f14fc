import type { BrowserClient } from '../../../backend/browser-client.ts';
import { useRefetch } from '../../../backend/refetch.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { useTableChanges } from '../../../backend/use-table-changes.ts';
import { applicationKeys } from './keys.ts';

/** Reads one part of the panel of an application. */
export function usePanelQuery<T>(
  id: string,
  part: string,
  read: (client: BrowserClient, id: string) => Promise<T>,
) {
  return useClientQuery({
    queryKey: applicationKeys.part(id, part),
    queryFn: (client) => read(client, id),
  });
}

/** Refreshes every part of the panel when one of its tables changes. */
export function useFollowPanel(id: string, personId: string | undefined): void {
  const filter = `application_id=eq.${id}`;
  const refetch = useRefetch(applicationKeys.panel(id));
  useTableChanges(
    [
      { table: 'applications', filter: `id=eq.${id}` },
      { table: 'application_events', filter },
      { table: 'application_notes', filter },
      { table: 'application_ratings', filter },
      { table: 'interviews', filter },
      { table: 'scorecards', filter },
    ],
    refetch,
  );
  // An erasure deletes the application with the person. Missed changes need no refetch here: the subscription above
  // reports them.
  useTableChanges(
    personId === undefined ? [] : [{ table: 'people', filter: `id=eq.${personId}` }],
    (ids) => ids && refetch(),
  );
}
