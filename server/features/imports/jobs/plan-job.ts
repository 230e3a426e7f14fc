import type { JobRow } from '../../../../domain/imports/parse-job-row.ts';
import type { ClientFinder } from '../clients/find-clients.ts';

export type JobPlan = { clientId: string | null; state: JobRow['state']; notes: string[] };

/** Finds the client of a job. Without one the job stays a draft, because a published job names its client. */
export function planJob({ client, state }: JobRow, { find }: ClientFinder): JobPlan {
  const clientOrReason = client && find(client);
  if (typeof clientOrReason === 'object') return { clientId: clientOrReason.id, state, notes: [] };
  return {
    clientId: null,
    state: 'draft',
    notes: [
      ...(clientOrReason ? [clientOrReason] : []),
      ...(state === 'draft' ? [] : ['imported_as_draft']),
    ],
  };
}
