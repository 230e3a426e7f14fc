import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { Autosave } from '../kit/autosave/autosave.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { usePendingAction } from '../kit/use-pending-action.ts';
import type { AdminMessages } from '../messages.en.ts';
import { deleteTermsDraft } from './data.ts';

type DiscardDialogProps = {
  id: string;
  autosave: Autosave;
  messages: AdminMessages['terms'];
  onClose: () => void;
};

export function DiscardDialog({ id, autosave, messages, onClose }: DiscardDialogProps) {
  const { discard } = messages;
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pending, run } = usePendingAction();

  const submit = () =>
    run(async () => {
      await deleteTermsDraft(await getClient(), id);
      // The draft is deleted, so the guard must not ask about unsaved changes.
      autosave.discard();
      await navigate(localizedHref('/admin/general-terms', language), { replace: true });
      await queries.invalidateQueries({ queryKey: queryKeys.table('general_terms') });
      toast.success(discard.done);
    });

  return <ConfirmDialog messages={discard} pending={pending} onSubmit={submit} onClose={onClose} />;
}
