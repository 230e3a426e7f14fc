import type { BrowserClient } from '../../../backend/browser-client.ts';
import { inParts } from '../../../backend/parts/in-parts.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { requireRow, unwrap, unwrapRaised } from '../../../backend/unwrap.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';

const jobTemplateKey = (jobIds: string[]) => [
  ...queryKeys.table('job_staff'),
  'stage-templates',
  jobIds,
];

/** Lists the templates of jobs: one entry for jobs that share theirs, null for the six stages. */
export async function listTemplatesOf(
  client: BrowserClient,
  jobIds: string[],
): Promise<(string | null)[]> {
  const parts = await inParts(jobIds, (someIds) =>
    unwrap(client.from('job_staff').select('stage_template_id').in('job_id', someIds)),
  );
  return [...new Set(parts.flat().map(({ stage_template_id }) => stage_template_id))];
}

/** The template that all of these jobs use; null if they have the six stages or differ, undefined while it loads. */
export function useSharedTemplate(jobIds: string[]) {
  const query = useLiveTables({
    queryKey: jobTemplateKey(jobIds),
    queryFn: (client) => listTemplatesOf(client, jobIds),
    follow: [{ table: 'job_staff' }],
  });
  const { data } = query;
  return { ...query, templateId: data && (data.length === 1 ? (data[0] ?? null) : null) };
}

export async function setJobTemplate(
  client: BrowserClient,
  jobId: string,
  templateId: string | null,
): Promise<void> {
  requireRow(
    await unwrapRaised(
      client
        .from('job_staff')
        .update({ stage_template_id: templateId })
        .eq('job_id', jobId)
        .select('job_id'),
    ),
  );
}

/** Counts the applications of a job by the step in which a template would place them. */
export async function previewTemplate(
  client: BrowserClient,
  jobId: string,
  templateId: string | null,
) {
  // The generated types of arguments know no null.
  const args = { job: jobId, template: templateId as string };
  return unwrap(client.rpc('preview_stage_template', args));
}

export async function setClientTemplate(
  client: BrowserClient,
  clientId: string,
  templateId: string | null,
): Promise<void> {
  requireRow(
    await unwrapRaised(
      client
        .from('client_details')
        .update({ stage_template_id: templateId })
        .eq('client_id', clientId)
        .select('client_id'),
    ),
  );
}
