import { isUuid } from '../../../../domain/limits.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { findApproval } from './data.ts';

export const approvalKey = (id: string) => ['portal_changes', 'approval', id] as const;

/** The ad that waits for the approval of the contact; null if there is none. */
export const useApproval = (id: string) =>
  useLiveTables({
    queryKey: approvalKey(id),
    queryFn: async (client) => (isUuid(id) ? findApproval(client, id) : null),
    follow: [{ table: 'portal_changes' }],
  });
