import { isUuid } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { EditorScreen } from '../kit/editor/editor-screen.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/edit.ts';
import { findEditedJob } from './data/editor.ts';
import { JobEditor } from './editor/job-editor.tsx';

export default function EditJob({ params: { jobId: id } }: Route.ComponentProps) {
  const { notFound } = useMessages('jobEditor');
  return (
    <EditorScreen
      key={id}
      queryKey={queryKeys.row('jobs', id)}
      find={async (client) => (isUuid(id) ? findEditedJob(client, id) : null)}
      follow={[{ table: 'jobs', filter: `id=eq.${id}` }]}
      list="/admin/jobs"
      notFound={notFound}
    >
      {(job, isGone) => <JobEditor job={job} isGone={isGone} />}
    </EditorScreen>
  );
}
