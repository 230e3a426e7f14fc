import { useState } from 'react';
import { fill } from '../../../../i18n/format.ts';
import { DropdownMenu, DropdownMenuItem } from '../../../../ui/dropdown-menu.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useMessages } from '../../../use-messages.ts';
import type { SavedView } from '../data/saved-views.ts';
import { NameDialog } from './name-dialog.tsx';
import type { ViewActions } from './use-views.ts';

type ViewMenuProps = { view: SavedView; actions: ViewActions };

export function ViewMenu({ view, actions }: ViewMenuProps) {
  const messages = useMessages('list').views;
  const [renaming, setRenaming] = useState(false);
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            icon="more"
            label={fill(messages.menu, { name: view.name })}
            className="-ml-1 size-7"
          />
        }
      >
        <DropdownMenuItem onSelect={() => setRenaming(true)}>{messages.rename}</DropdownMenuItem>
        <DropdownMenuItem
          onSelect={() => void actions.change(view.id, { is_shared: !view.is_shared })}
        >
          {view.is_shared ? messages.unshare : messages.share}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void actions.remove(view)}>
          {messages.remove}
        </DropdownMenuItem>
      </DropdownMenu>
      {renaming && (
        <NameDialog
          title={messages.renameTitle}
          name={view.name}
          onClose={() => setRenaming(false)}
          onName={(name) => actions.change(view.id, { name })}
        />
      )}
    </>
  );
}
