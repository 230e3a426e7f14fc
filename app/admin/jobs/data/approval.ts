import type { z } from 'zod';
import type { approvalRequest, JobApproval } from '../../../../domain/jobs/ad-approval.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { unwrap } from '../../../backend/unwrap.ts';

/** Returns the newest request to the client of the job; null if there is none. */
export async function findApproval(
  client: BrowserClient,
  jobId: string,
): Promise<JobApproval | null> {
  return (await unwrap(
    client.rpc('get_job_approval', { job: jobId }),
  )) as unknown as JobApproval | null;
}

export type Approver = { id: string; name: string; email: string; isPrimary: boolean };

type Approvers = { approvers: Approver[]; proposed: string[] };

/**
 * Returns the contacts of the client who have access to the portal, the main contact first. The proposed contacts
 * were asked by the request before, or are the first of the list.
 */
export async function listApprovers(
  client: BrowserClient,
  clientId: string,
  lastRequest: string | undefined,
): Promise<Approvers> {
  const approvers = await readApprovers(client, clientId);
  const askedIds = lastRequest ? await listAsked(client, lastRequest) : [];
  const earlierApprovers = approvers.filter(({ id }) => askedIds.includes(id));
  const proposedApprovers = earlierApprovers.length > 0 ? earlierApprovers : approvers.slice(0, 1);
  return { approvers, proposed: proposedApprovers.map(({ id }) => id) };
}

async function listAsked(client: BrowserClient, requestId: string): Promise<string[]> {
  const rows = await unwrap(
    client.from('job_approval_contacts').select('person_id').eq('approval_id', requestId),
  );
  return rows.map(({ person_id: id }) => id);
}

async function readApprovers(client: BrowserClient, clientId: string): Promise<Approver[]> {
  const rows = await unwrap(
    client
      .from('client_contacts')
      .select(
        'person_id, is_primary, access:client_portal_access!inner(email), person:people(full_name, email)',
      )
      .eq('client_id', clientId)
      .order('is_primary', { ascending: false })
      .order('created_at'),
  );
  return rows.flatMap(({ person_id: id, is_primary: isPrimary, access, person }) => {
    const { email } = person;
    if (!email || access.email !== email) return [];
    return [{ id, name: person.full_name || email, email, isPrimary }];
  });
}

export async function askForApproval(
  client: BrowserClient,
  request: z.input<typeof approvalRequest>,
  key: string,
): Promise<{ asked: number }> {
  return callFunction(client, 'ask-for-approval', request, key);
}

/** Returns false if the client has answered meanwhile: the answer stays. */
export async function withdrawApproval(client: BrowserClient, id: string): Promise<boolean> {
  const withdrawn = await unwrap(
    client.from('job_approvals').update({ ended: 'withdrawn' }).eq('id', id).select('id'),
  );
  return withdrawn.length > 0;
}
