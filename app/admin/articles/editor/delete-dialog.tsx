import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Autosave } from '../../kit/autosave/autosave.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { usePendingAction } from '../../kit/use-pending-action.ts';
import { useMessages } from '../../use-messages.ts';
import { deleteArticle } from '../data/editor.ts';
import { useArticleEditing } from './editor-context.ts';

type DeleteDialogProps = { autosave: Autosave; title: string; onClose: () => void };

export function DeleteDialog({ autosave, title, onClose }: DeleteDialogProps) {
  const { article } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const { remove } = messages;
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pending, run } = usePendingAction();

  const submit = () =>
    run(async () => {
      await deleteArticle(await getClient(), article.id);
      // The article is deleted, so the guard must not ask about unsaved changes.
      autosave.discard();
      await navigate(localizedHref('/admin/blog', language), { replace: true });
      queries.removeQueries({ queryKey: queryKeys.row('articles', article.id) });
      toast.success(remove.done);
    });

  return (
    <ConfirmDialog messages={remove} pending={pending} onSubmit={submit} onClose={onClose}>
      <p className="font-semibold wrap-anywhere">{title}</p>
    </ConfirmDialog>
  );
}
