import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { deleteArticle } from '../../../data/article-editor.ts';
import { useAuth } from '../../../data/auth-context.ts';
import { queryKeys } from '../../../data/query-keys.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Autosave } from '../../autosave/autosave.ts';
import { useAttempt } from '../../use-attempt.ts';
import { useArticleEditing } from './editor-context.ts';

type DeleteDialogProps = { autosave: Autosave; title: string; onClose: () => void };

export function DeleteDialog({ autosave, title, onClose }: DeleteDialogProps) {
  const { article, messages } = useArticleEditing();
  const { remove } = messages;
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pending, attempt } = useAttempt(messages.failed);

  const submit = () =>
    attempt(async () => {
      await deleteArticle(await getClient(), article.id);
      // Nothing is left that could be lost by leaving.
      autosave.discard();
      await navigate(localizedHref('/admin/blog', language), { replace: true });
      queries.removeQueries({ queryKey: queryKeys.row('articles', article.id) });
      toast.success(remove.done);
    });

  return (
    <Dialog
      open
      onClose={onClose}
      title={remove.title}
      actions={
        <>
          <Button variant="quiet" size="compact" onClick={onClose}>
            {remove.cancel}
          </Button>
          <Button variant="danger" size="compact" disabled={pending} onClick={() => void submit()}>
            {remove.submit}
          </Button>
        </>
      }
    >
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="text-soft">{remove.text}</p>
    </Dialog>
  );
}
