import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { queryKeys, type TableName } from '../../../backend/query-keys.ts';
import { findJobChoice } from '../../jobs/data/choices.ts';
import { listColleagues } from './choices.ts';
import { listTemplates } from './mail.ts';
import { listTags } from './tags.ts';

/** The options of a menu, read when the menu opens and cached for a while. */
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

export const useJobChoice = (id: string | undefined) =>
  useChoices('jobs', id ?? '', (client) => findJobChoice(client, id ?? ''), id !== undefined);

export const useColleagues = () => useChoices('staff_profiles', 'colleagues', listColleagues);

export const useTags = (enabled = true) => useChoices('tags', 'all', listTags, enabled);

export const useTemplates = () => useChoices('email_templates', 'application', listTemplates);
