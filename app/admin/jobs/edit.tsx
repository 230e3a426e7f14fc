import { isUuid } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { EditorLoading, EditorMissing } from '../kit/editor/editor-states.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/edit.ts';
import { findEditedJob } from './data/editor.ts';
import { JobEditor } from './editor/job-editor.tsx';

export default function EditJob({ params: { jobId } }: Route.ComponentProps) {
  const messages = useMessages('jobEditor');
  const { data: job, error } = useLiveTables({
    queryKey: queryKeys.row('jobs', jobId),
    queryFn: async (client) => (isUuid(jobId) && (await findEditedJob(client, jobId))) || null,
    follow: [{ table: 'jobs', filter: `id=eq.${jobId}` }],
  });

  // Cached data stays on the screen while the connection is lost.
  if (error && !job) throw error;
  if (job === undefined) return <EditorLoading />;
  if (job === null) return <EditorMissing messages={messages.notFound} to="/admin/jobs" />;
  return <JobEditor key={job.id} job={job} />;
}
