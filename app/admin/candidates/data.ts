import type { OwnRoleName } from '../../../domain/people/person.ts';
import type { ProposalResult } from '../../../domain/people/proposal.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { callFunction } from '../../backend/call-function.ts';
import { unwrap, unwrapRaised } from '../../backend/unwrap.ts';

/** Creates an application for a person. Returns its id. */
export async function addToJob(
  client: BrowserClient,
  personId: string,
  jobId: string,
): Promise<string> {
  return unwrapRaised(client.rpc('add_to_job', { person_id: personId, job_id: jobId }));
}

export async function undoAddToJob(client: BrowserClient, applicationId: string): Promise<void> {
  await unwrapRaised(client.rpc('undo_add_to_job', { application_id: applicationId }));
}

type Proposal = {
  personIds: string[];
  jobId: string;
  message: string;
  /** The profile, as candidate or freelancer, to which the job is suggested. */
  role: OwnRoleName;
};

/** Mails people about a job. The mails wait a few seconds so that they can be cancelled. */
export async function proposeJob(
  client: BrowserClient,
  proposal: Proposal,
): Promise<ProposalResult> {
  return callFunction<ProposalResult>(client, 'propose-job', {
    person_ids: proposal.personIds,
    job_id: proposal.jobId,
    message: proposal.message,
    role: proposal.role,
  });
}

export async function askToRenew(
  client: BrowserClient,
  personIds: string[],
): Promise<ProposalResult> {
  return callFunction<ProposalResult>(client, 'ask-to-renew', { person_ids: personIds });
}

/** Cancels the mails that have not been sent yet. */
export async function cancelProposalMails(
  client: BrowserClient,
  { sent }: ProposalResult,
): Promise<void> {
  if (sent.length === 0) return;
  await unwrap(
    client
      .from('outbox')
      .update({ state: 'cancelled' })
      .in(
        'id',
        sent.map(({ mail_id }) => mail_id),
      )
      .eq('state', 'queued'),
  );
}
