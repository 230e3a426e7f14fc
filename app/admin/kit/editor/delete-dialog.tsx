import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { codeOf } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { usePendingAction } from '../actions/use-pending-action.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useEditing } from './use-editor.ts';

type DeleteDialogProps = {
  messages: { title: string; text: string; cancel: string; submit: string; done: string };
  /** Title of the deleted page. */
  name?: string;
  remove: (client: BrowserClient) => Promise<void>;
  /** Messages for the reasons not to delete it, by error code of the server. */
  errors?: Record<string, string>;
  onClose: () => void;
};

/** Deletes the edited row and returns to the list. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { messages, name, remove, errors = {}, onClose } = props;
  const { autosave, list, table } = useEditing();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pending, run } = usePendingAction();

  const submit = () =>
    run(async () => {
      try {
        await remove(await getClient());
      } catch (error) {
        const reason = errors[codeOf(error)];
        if (!reason) throw error;
        return void toastError(reason);
      }
      // The row is deleted, so the guard must not ask about unsaved changes.
      autosave.discard();
      await navigate(localizedHref(list, language), { replace: true });
      const queryKey = queryKeys.table(table);
      queries.removeQueries({ queryKey: [...queryKey, 'row'] });
      await queries.invalidateQueries({ queryKey });
      toast.success(messages.done);
    });

  return (
    <ConfirmDialog messages={messages} pending={pending} onSubmit={submit} onClose={onClose}>
      {name && <p className="font-semibold wrap-anywhere">{name}</p>}
    </ConfirmDialog>
  );
}
