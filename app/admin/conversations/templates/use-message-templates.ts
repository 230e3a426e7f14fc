import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { listMessageTemplates } from './data.ts';

/** The user’s own templates and the shared templates, by name. */
export function useMessageTemplates() {
  return useLiveTables({
    queryKey: queryKeys.list('message_templates', {}),
    queryFn: listMessageTemplates,
    follow: [{ table: 'message_templates' }],
  });
}
