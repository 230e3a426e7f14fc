import { isUuid } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { loadContext } from '../../load-context.ts';
import { EditorLoading, EditorMissing } from '../kit/editor/editor-states.tsx';
import type { Route } from './+types/edit.ts';
import { findEditedJob } from './data/editor.ts';
import { JobEditor } from './editor/job-editor.tsx';
import { loadEditorTexts } from './editor/load-editor.server.ts';

export function loader({ url, request, context }: Route.LoaderArgs) {
  const { site } = context.get(loadContext);
  return loadEditorTexts(site, resolveServerLanguage(url, request.headers));
}

export const shouldRevalidate = revalidateOnLanguage;

export default function EditJob({ loaderData: texts, params: { jobId } }: Route.ComponentProps) {
  const { data: job, error } = useLiveTables({
    queryKey: queryKeys.row('jobs', jobId),
    queryFn: async (client) => (isUuid(jobId) && (await findEditedJob(client, jobId))) || null,
    follow: [{ table: 'jobs', filter: `id=eq.${jobId}` }],
  });

  // Cached data stays on the screen while the connection is lost.
  if (error && !job) throw error;
  if (job === undefined) return <EditorLoading />;
  if (job === null) return <EditorMissing messages={texts.messages.notFound} to="/admin/jobs" />;
  return <JobEditor key={job.id} job={job} texts={texts} />;
}
