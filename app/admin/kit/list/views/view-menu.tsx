import { useState } from 'react';
import { fill } from '../../../../i18n/format.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../../ui/overlays/dropdown-menu.tsx';
import { useMessages } from '../../../use-messages.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import type { ListQuery } from '../data/list-source.ts';
import { hasAlert, type SavedView } from '../data/saved-views.ts';
import { NameDialog } from './name-dialog.tsx';
import type { ViewActions } from './use-views.ts';

type ViewMenuProps = {
  view: SavedView;
  actions: ViewActions;
  isOwn: boolean;
  /** The list that the view shows, if staff can be mailed about new rows of it. */
  followed?: ListQuery;
};

export function ViewMenu({ view, actions, isOwn, followed }: ViewMenuProps) {
  const messages = useMessages('list').views;
  const [renaming, setRenaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
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
        {followed && (
          <DropdownMenuItem
            onSelect={() =>
              void (hasAlert(view) ? actions.unfollow(view.id) : actions.follow(view.id, followed))
            }
          >
            {hasAlert(view) ? messages.unfollow : messages.follow}
          </DropdownMenuItem>
        )}
        {isOwn && (
          <>
            <DropdownMenuItem onSelect={() => setRenaming(true)}>
              {messages.rename}
            </DropdownMenuItem>
            <DropdownMenuItem
              onSelect={() => void actions.change(view.id, { is_shared: !view.is_shared })}
            >
              {view.is_shared ? messages.unshare : messages.share}
            </DropdownMenuItem>
            <DropdownMenuItem
              onSelect={() =>
                view.is_shared ? setAsking(true) : void actions.remove(view, followed)
              }
            >
              {messages.remove}
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenu>
      {isAsking && (
        <ConfirmDialog
          messages={messages.removal}
          pending={false}
          onClose={() => setAsking(false)}
          onSubmit={async () => {
            setAsking(false);
            await actions.remove(view, followed);
          }}
        />
      )}
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
