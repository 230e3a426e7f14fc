import { toast } from 'sonner';
import { sectionOf } from '../../../../domain/content/website.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { DropdownMenuItem } from '../../../ui/overlays/dropdown-menu.tsx';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { MoreMenu } from '../../kit/editor/editor-header.tsx';
import { useMessages } from '../../use-messages.ts';
import type { OpenDialog } from './item-header.tsx';
import { useItemEditing } from './use-item-editor.ts';
import { useSetState } from './use-set-state.ts';

export function ItemMenu({ onOpenDialog }: { onOpenDialog: (dialog: OpenDialog) => void }) {
  const { row, disabled } = useItemEditing();
  const editing = useMessages('editing');
  const shell = useMessages('shell');
  const t = useMessages('website');
  const language = useLanguage();
  const setState = useSetState();
  const { pending, run } = usePendingAction();
  const { page, isList } = sectionOf(row.section);

  const hide = () =>
    run(async () => {
      if (!(await setState('hidden'))) return void toastError(editing.publish.changed);
      const undo = () =>
        run(async () => {
          if (!(await setState('published'))) toastError(editing.publish.changed);
        });
      toast(t.hidden, { action: { label: shell.undo, onClick: () => void undo() } });
    });

  return (
    <MoreMenu label={editing.actions.more} disabled={pending}>
      {row.state === 'published' && (
        <DropdownMenuItem onSelect={() => window.open(localizedHref(page, language))}>
          {editing.actions.view}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={() => onOpenDialog('versions')}>
        {editing.actions.versions}
      </DropdownMenuItem>
      {!disabled && row.state === 'published' && (
        <DropdownMenuItem onSelect={() => void hide()}>{t.hide}</DropdownMenuItem>
      )}
      {!disabled && isList && (
        <DropdownMenuItem onSelect={() => onOpenDialog('delete')}>{t.delete}</DropdownMenuItem>
      )}
    </MoreMenu>
  );
}
