import { useMemo } from 'react';
import { jobPreviewPath, toPreview } from '../../../backend/preview/job-preview.ts';
import { PreviewDialog } from '../../kit/editor/preview-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import { useClients } from './client-field.tsx';
import { useJobEditing } from './editor-context.ts';

export function JobPreviewDialog({ onClose }: { onClose: () => void }) {
  const { draft, job } = useJobEditing();
  const editing = useMessages('editing');
  const clients = useClients();
  const { id, publishedAt } = job;
  const preview = useMemo(() => {
    const client = clients.find((known) => known.id === draft.client_id);
    return toPreview(draft, { id, client, publishedAt });
  }, [draft, clients, id, publishedAt]);

  return (
    <PreviewDialog path={jobPreviewPath} preview={preview} messages={editing} onClose={onClose} />
  );
}
