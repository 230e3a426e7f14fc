import { toast } from 'sonner';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { DropdownMenuItem } from '../../../ui/overlays/dropdown-menu.tsx';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { MoreMenu } from '../../kit/editor/editor-header.tsx';
import { useMessages } from '../../use-messages.ts';
import type { OpenDialog } from './article-header.tsx';
import { useArticleEditing } from './use-article-editor.ts';
import { useSetPublishState } from './use-set-publish-state.ts';

export function ArticleMenu({ onOpenDialog }: { onOpenDialog: (dialog: OpenDialog) => void }) {
  const { row: article, disabled } = useArticleEditing();
  const editing = useMessages('editing');
  const shell = useMessages('shell');
  const messages = useMessages('articleEditor');
  const { actions, publish } = messages;
  const { state, publishAt } = article;
  const language = useLanguage();
  const setPublishState = useSetPublishState();
  const { pending, run } = usePendingAction();

  /** Makes the article a draft again, whether it is published or scheduled. */
  const unpublish = () =>
    run(async () => {
      if (!(await setPublishState({ state: 'draft' }))) {
        toastError(editing.publish.changed);
        return;
      }
      const wasPublished = state === 'published';
      const undo = () =>
        run(async () => {
          const before =
            wasPublished || !publishAt
              ? ({ state: 'published' } as const)
              : ({ state: 'scheduled', publish_at: publishAt } as const);
          if (!(await setPublishState(before))) toastError(editing.publish.changed);
        });
      toast(wasPublished ? publish.unpublished : publish.unscheduled, {
        action: { label: shell.undo, onClick: () => void undo() },
      });
    });

  return (
    <MoreMenu label={editing.actions.more} disabled={pending}>
      {state === 'published' && (
        <DropdownMenuItem
          onSelect={() => window.open(localizedHref(`/blog/${article.draft.slug}`, language))}
        >
          {editing.actions.view}
        </DropdownMenuItem>
      )}
      {!disabled && (
        <>
          <DropdownMenuItem onSelect={() => onOpenDialog('versions')}>
            {editing.actions.versions}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onOpenDialog('link')}>{actions.link}</DropdownMenuItem>
          {state !== 'draft' && (
            <DropdownMenuItem onSelect={() => void unpublish()}>
              {state === 'published' ? actions.unpublish : actions.unschedule}
            </DropdownMenuItem>
          )}
          {state === 'draft' && (
            <DropdownMenuItem onSelect={() => onOpenDialog('delete')}>
              {actions.delete}
            </DropdownMenuItem>
          )}
        </>
      )}
    </MoreMenu>
  );
}
