import type { BrowserClient } from '../../../backend/browser-client.ts';
import { queryKeys, type TableName } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { findJobChoice } from '../../jobs/data/choices.ts';
import { listApplicationTemplates } from './mail.ts';

/** Reads data for a menu, cached for a minute. */
function useChoices<T>(
  table: TableName,
  name: string,
  read: (client: BrowserClient) => Promise<T>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useClientQuery({
    queryKey: [...queryKeys.table(table), 'choices', name],
    queryFn: read,
    staleTime: 60_000,
    enabled,
  });
}

/** Reads the selected job, whose title the menu shows. */
export const useJobChoice = (id: string | undefined) =>
  useChoices('jobs', id ?? '', (client) => findJobChoice(client, id ?? ''), {
    enabled: id !== undefined,
  });

export const useTemplates = () =>
  useChoices('email_templates', 'application', listApplicationTemplates);
