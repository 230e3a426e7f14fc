import { AlpacaLooking } from '../../art/alpaca-looking.tsx';
import { findEditedJob } from '../../data/job-editor.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { useLiveTables } from '../../data/use-live-tables.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { loadContext } from '../../load-context.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/edit.ts';
import { JobEditor } from './editor/job-editor.tsx';
import { loadEditorTexts } from './editor/load-editor.server.ts';

export function loader({ url, request, context }: Route.LoaderArgs) {
  const { site } = context.get(loadContext);
  return loadEditorTexts(site, resolveServerLanguage(url, request.headers));
}

export const shouldRevalidate = revalidateOnLanguage;

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export default function EditJob({ loaderData: texts, params: { jobId } }: Route.ComponentProps) {
  const { data: job, error } = useLiveTables({
    queryKey: queryKeys.row('jobs', jobId),
    queryFn: async (client) => (isId.test(jobId) && (await findEditedJob(client, jobId))) || null,
    follow: [{ table: 'jobs', filter: `id=eq.${jobId}` }],
  });

  // What is on the screen already stays there while the connection is away.
  if (error && !job) throw error;
  if (job === undefined) return <Loading />;
  if (job === null) return <Missing messages={texts.messages} />;
  return <JobEditor key={job.id} job={job} texts={texts} />;
}

function Loading() {
  return (
    <div className="grid gap-4 p-4 sm:p-6">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-48" />
      <Skeleton className="h-96" />
    </div>
  );
}

function Missing({ messages }: { messages: Route.ComponentProps['loaderData']['messages'] }) {
  const { title, text, action } = messages.notFound;
  return (
    <EmptyState
      picture={<AlpacaLooking className="w-52" />}
      title={title}
      text={text}
      action={
        <LocalizedLink to="/admin/jobs" className={buttonClass({ size: 'compact' })}>
          {action}
        </LocalizedLink>
      }
    />
  );
}
