import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { codeOf } from '../../../backend/backend-error.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toastError } from '../../../ui/toast-error.ts';
import type { Autosave } from '../../kit/autosave/autosave.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { usePendingAction } from '../../kit/use-pending-action.ts';
import { useMessages } from '../../use-messages.ts';
import { deleteJob } from '../data/editor.ts';
import { useJobEditing } from './editor-context.ts';

type DeleteDialogProps = { autosave: Autosave; title: string; onClose: () => void };

export function DeleteDialog({ autosave, title, onClose }: DeleteDialogProps) {
  const { job } = useJobEditing();
  const messages = useMessages('jobEditor');
  const { remove } = messages;
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pending, run } = usePendingAction();

  const submit = () =>
    run(async () => {
      try {
        await deleteJob(await getClient(), job.id);
      } catch (error) {
        if (!isReferenced(error)) throw error;
        toastError(remove.applications);
        return;
      }
      // The job is deleted, so the guard must not ask about unsaved changes.
      autosave.discard();
      await navigate(localizedHref('/admin/jobs', language), { replace: true });
      queries.removeQueries({ queryKey: queryKeys.row('jobs', job.id) });
      toast.success(remove.done);
    });

  return (
    <ConfirmDialog messages={remove} pending={pending} onSubmit={submit} onClose={onClose}>
      {title && <p className="font-semibold wrap-anywhere">{title}</p>}
    </ConfirmDialog>
  );
}

function isReferenced(error: unknown): boolean {
  return codeOf(error) === '23503';
}
