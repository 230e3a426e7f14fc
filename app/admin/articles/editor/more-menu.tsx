import { toast } from 'sonner';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../ui/dropdown-menu.tsx';
import { toastError } from '../../../ui/toast-error.ts';
import type { Autosave } from '../../kit/autosave/autosave.ts';
import { usePendingAction } from '../../kit/use-pending-action.ts';
import { useMessages } from '../../use-messages.ts';
import { useArticleEditing } from './editor-context.ts';
import { useStanding } from './use-standing.ts';

export type Step = 'preview' | 'publish' | 'versions' | 'link' | 'delete';

type MoreMenuProps = { autosave: Autosave; onStep: (step: Step) => void };

export function MoreMenu({ autosave, onStep }: MoreMenuProps) {
  const { article, disabled } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const { actions, publish } = messages;
  const { state, publishAt } = article;
  const language = useLanguage();
  const setStanding = useStanding(autosave);
  const { pending, run } = usePendingAction();

  const takeBack = () =>
    run(async () => {
      if (!(await setStanding({ state: 'draft' }))) {
        toastError(publish.changed);
        return;
      }
      const isOut = state === 'published';
      const undo = () =>
        run(async () => {
          const before =
            isOut || !publishAt
              ? ({ state: 'published' } as const)
              : ({ state: 'scheduled', publish_at: publishAt } as const);
          if (!(await setStanding(before))) toastError(publish.changed);
        });
      toast(isOut ? publish.unpublished : publish.unscheduled, {
        action: { label: publish.undo, onClick: () => void undo() },
      });
    });

  return (
    <DropdownMenu
      trigger={
        <Button variant="paper" size="compact" disabled={pending}>
          {actions.more}
          <span aria-hidden="true">▾</span>
        </Button>
      }
    >
      {state === 'published' && (
        <DropdownMenuItem
          onSelect={() => window.open(localizedHref(`/blog/${article.draft.slug}`, language))}
        >
          {actions.view}
        </DropdownMenuItem>
      )}
      {!disabled && (
        <>
          <DropdownMenuItem onSelect={() => onStep('versions')}>
            {actions.versions}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onStep('link')}>{actions.link}</DropdownMenuItem>
          {state !== 'draft' && (
            <DropdownMenuItem onSelect={() => void takeBack()}>
              {state === 'published' ? actions.unpublish : actions.unschedule}
            </DropdownMenuItem>
          )}
          {state === 'draft' && (
            <DropdownMenuItem onSelect={() => onStep('delete')}>{actions.delete}</DropdownMenuItem>
          )}
        </>
      )}
    </DropdownMenu>
  );
}
