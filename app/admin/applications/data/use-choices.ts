import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { queryKeys, type TableName } from '../../../backend/query-keys.ts';
import { findJobChoice } from '../../jobs/data/choices.ts';
import { listColleagues } from './colleagues.ts';
import { listTemplates } from './mail.ts';
import { listTags } from './tags.ts';

/** Reads data for a menu, cached for a minute. `enabled` can delay the request until the menu opens. */
function useChoices<T>(
  table: TableName,
  name: string,
  read: (client: BrowserClient) => Promise<T>,
  enabled = true,
) {
  const { getClient } = useAuth();
  return useQuery({
    queryKey: [...queryKeys.table(table), 'choices', name],
    queryFn: async () => read(await getClient()),
    staleTime: 60_000,
    enabled,
  });
}

/** The selected job, for its title in the menu. */
export const useJobChoice = (id: string | undefined) =>
  useChoices('jobs', id ?? '', (client) => findJobChoice(client, id ?? ''), id !== undefined);

export const useColleagues = () => useChoices('staff_profiles', 'colleagues', listColleagues);

export const useTags = (enabled = true) => useChoices('tags', 'all', listTags, enabled);

export const useTemplates = () => useChoices('email_templates', 'application', listTemplates);
