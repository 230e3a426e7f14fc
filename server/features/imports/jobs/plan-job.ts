import type { JobRow } from '../../../../domain/imports/parse-job-row.ts';
import type { ClientFinder } from '../clients/find-clients.ts';

export type JobPlan = { clientId: string | null; state: JobRow['state']; notes: string[] };

/** Finds the client of a job. Without one the job stays a draft, because a published job names its client. */
export function planJob({ client, state }: JobRow, { find }: ClientFinder): JobPlan {
  const found = client && find(client);
  if (typeof found === 'object') return { clientId: found.id, state, notes: [] };
  return {
    clientId: null,
    state: 'draft',
    notes: [...(found ? [found] : []), ...(state === 'draft' ? [] : ['imported_as_draft'])],
  };
}
