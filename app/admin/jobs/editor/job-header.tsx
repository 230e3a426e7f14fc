import { useMemo, useState } from 'react';
import { toStockholmDay } from '../../../../domain/time/stockholm-day.ts';
import { toPreview } from '../../../backend/preview/job-preview.ts';
import { jobPreviewPath } from '../../../backend/preview/preview-frame.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DeleteDialog } from '../../kit/editor/delete-dialog.tsx';
import { EditorHeader, SaveButton } from '../../kit/editor/editor-header.tsx';
import { useDraftText } from '../../kit/editor/localized-fields.tsx';
import { PreviewDialog } from '../../kit/editor/preview-dialog.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { deleteJob } from '../data/editor.ts';
import { CloseDialog } from './closing/close-dialog.tsx';
import { useClients } from './details/client-field.tsx';
import { JobMenu } from './job-menu.tsx';
import { PublishJobDialog } from './publishing/publish-job-dialog.tsx';
import { useJobEditing } from './use-job-editor.ts';

export type OpenDialog = 'preview' | 'publish' | 'close' | 'delete';

export function JobHeader() {
  const { row: job, savesAutomatically } = useJobEditing();
  const messages = useMessages('jobEditor');
  const editing = useMessages('editing');
  const { actions, remove } = messages;
  const { role } = useStaff();
  const language = useLanguage();
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const isEditor = role === 'editor';
  const name = useDraftText()('title', language);

  return (
    <EditorHeader
      title={name || messages.untitled}
      badge={<StateBadge />}
      actions={
        <>
          <Button variant="paper" size="compact" onClick={() => setDialog('preview')}>
            {editing.actions.preview}
          </Button>
          {!isEditor && job.state === 'draft' && (
            <Button size="compact" onClick={() => setDialog('publish')}>
              {editing.actions.publish}
            </Button>
          )}
          {!isEditor && job.state === 'open' && (
            <Button variant="paper" size="compact" onClick={() => setDialog('close')}>
              {actions.close}
            </Button>
          )}
          {!isEditor && job.state === 'closed' && (
            <Button variant="paper" size="compact" onClick={() => setDialog('publish')}>
              {actions.reopen}
            </Button>
          )}
          {!isEditor && !savesAutomatically && (
            <SaveButton label={editing.actions.update} done={editing.actions.updated} />
          )}
          <JobMenu onOpenDialog={setDialog} />
        </>
      }
    >
      {dialog === 'preview' && <JobPreview onClose={close} />}
      {dialog === 'publish' && <PublishJobDialog onClose={close} />}
      {dialog === 'close' && <CloseDialog onClose={close} />}
      {dialog === 'delete' && (
        <DeleteDialog
          messages={remove}
          name={name}
          remove={(client) => deleteJob(client, job.id)}
          // Foreign key violation: a job with applications cannot be deleted.
          errors={{ 23503: remove.applications }}
          onClose={close}
        />
      )}
    </EditorHeader>
  );
}

function StateBadge() {
  const { row: job, draft } = useJobEditing();
  const { states } = useMessages('jobEditor');
  const language = useLanguage();
  if (job.state === 'open' && draft.opens_on > toStockholmDay(new Date())) {
    const date = formatDate(new Date(draft.opens_on), language);
    return <Badge tone="waiting">{fill(states.scheduled, { date })}</Badge>;
  }
  return <Badge tone={job.state === 'open' ? 'good' : 'neutral'}>{states[job.state]}</Badge>;
}

function JobPreview({ onClose }: { onClose: () => void }) {
  const { draft, row: job } = useJobEditing();
  const clients = useClients();
  const { id, publishedAt } = job;
  const preview = useMemo(() => {
    const client = clients.find((candidate) => candidate.id === draft.client_id);
    return toPreview(draft, { id, client, publishedAt });
  }, [draft, clients, id, publishedAt]);
  return <PreviewDialog path={jobPreviewPath} preview={preview} onClose={onClose} />;
}
