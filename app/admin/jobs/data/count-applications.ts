import type { SupabaseClient } from '@supabase/supabase-js';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

type Counted = { job_id: string; count: number };

/** Returns the number of applications for each of these jobs. */
export async function countApplicationsByJob(
  client: BrowserClient,
  jobIds: string[],
): Promise<Map<string, number>> {
  if (jobIds.length === 0) return new Map();
  // The generated types do not cover aggregates.
  const anyClient: SupabaseClient = client;
  const rows: Counted[] = await unwrap(
    anyClient.from('applications').select('job_id, count()').in('job_id', jobIds),
  );
  return new Map(rows.map(({ job_id, count }) => [job_id, count]));
}
