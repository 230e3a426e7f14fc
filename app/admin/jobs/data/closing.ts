import type { Stage } from '../../../../domain/enums.ts';
import type { UndecidedStage } from '../../../../domain/jobs/job-closing.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { unwrap } from '../../../backend/unwrap.ts';

// Closing a job, with a decision about its applicants.

export type StageCounts = Partial<Record<Stage, number>>;

/** Returns the number of applications by stage; empty for users who may not read them. */
export async function countByStage(client: BrowserClient, jobId: string): Promise<StageCounts> {
  const rows = await unwrap(
    client
      .from('applications')
      .select('stage, count:id.count()')
      .eq('job_id', jobId)
      .is('withdrawn_at', null),
  );
  return Object.fromEntries(rows.map(({ stage, count }) => [stage, count]));
}

/** Returns the number of applicants with a coming interview by stage. */
export async function countInterviewees(
  client: BrowserClient,
  jobId: string,
): Promise<StageCounts> {
  const now = new Date().toISOString();
  const rows = await unwrap(
    client
      .from('applications')
      .select('stage, interviews!inner(id)')
      .eq('job_id', jobId)
      .is('withdrawn_at', null)
      .or(`state.eq.proposed,and(state.eq.booked,ends_at.gt.${now})`, {
        referencedTable: 'interviews',
      }),
  );
  const counts: StageCounts = {};
  for (const { stage } of rows) counts[stage] = (counts[stage] ?? 0) + 1;
  return counts;
}

/** Returns the first applicant in these stages who gets a mail; null if there is none. */
export async function findFirstRecipient(
  client: BrowserClient,
  jobId: string,
  stages: UndecidedStage[],
) {
  const rows = await unwrap(
    client
      .from('applications')
      .select('id, contact_email, person:people(full_name, email, language)')
      .eq('job_id', jobId)
      .in('stage', stages)
      .is('withdrawn_at', null)
      .order('created_at')
      .limit(20),
  );
  const first = rows.find(({ contact_email, person }) => contact_email ?? person.email);
  if (!first) return null;
  const { id, person } = first;
  return { id, name: person.full_name ?? '', language: person.language };
}

export type Closing = {
  job_id: string;
  reject: UndecidedStage[];
  confirmed_count?: number;
  merit_note?: string;
  mail: 'now' | 'later' | 'nothing';
  send_after?: string;
  message?: string;
};

export async function closeJob(
  client: BrowserClient,
  closing: Closing,
  key: string,
): Promise<{ rejected: number; mailed: number }> {
  return callFunction(client, 'close-job', closing, key);
}

/** Returns the number of queued rejections from closing these jobs; reopening a job cancels them. */
export async function countWaitingRejections(
  client: BrowserClient,
  jobIds: string[],
): Promise<number> {
  const rows = await unwrap(
    client
      .from('outbox')
      .select('count:id.count()')
      .in('job_id', jobIds)
      .not('stage', 'is', null)
      .is('ended', null)
      .in('state', ['queued', 'failed']),
  );
  return rows[0]?.count ?? 0;
}
