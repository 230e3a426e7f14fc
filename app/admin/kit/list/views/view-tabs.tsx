import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { followablePaths } from '../../../../../domain/staff/saved-view.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useStaff } from '../../../shell/staff-context.ts';
import { useMessages } from '../../../use-messages.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import type { ListQuery } from '../data/list-source.ts';
import { hasAlert, type SavedView } from '../data/saved-views.ts';
import { NameDialog } from './name-dialog.tsx';
import { useViews } from './use-views.ts';
import { ViewMenu } from './view-menu.tsx';
import { isSameView, openViewQuery, renderViewQuery, type Shape } from './view-query.ts';

type ViewTabsProps = {
  screen: string;
  definition: Shape;
  params: URLSearchParams;
  /** The list that is shown. Screens without a list leave it out. */
  listQuery?: ListQuery;
  onOpen: (params: URLSearchParams) => void;
  /** The name of the view without any choices, if it is not “All”. */
  startLabel?: string;
};

export function ViewTabs(props: ViewTabsProps) {
  const { screen, definition, params, listQuery, onOpen, startLabel } = props;
  const messages = useMessages('list').views;
  const { userId } = useStaff();
  const actions = useViews(screen);
  const query = renderViewQuery(params, definition);
  const open = (viewQuery: string) => onOpen(openViewQuery(params, viewQuery, definition));
  const followedQuery = followablePaths[screen] ? listQuery : undefined;
  const current = actions.views.find((view) => isSameView(view.query, query));

  function hint(view: SavedView): string | undefined {
    return view.user_id === userId ? undefined : messages.shared;
  }

  return (
    <nav aria-label={messages.label} className="list-views">
      <Tab isCurrent={query === ''} onClick={() => open('')}>
        {startLabel ?? messages.all}
      </Tab>
      {actions.views.map((view) => {
        const isCurrent = view === current;
        return (
          <span key={view.id} className="flex items-center">
            <Tab isCurrent={isCurrent} onClick={() => open(view.query)} title={hint(view)}>
              {view.name}
              {hasAlert(view) && (
                <>
                  <Icon name="bell" className="size-3.5" />
                  <span className="sr-only">{messages.isFollowed}</span>
                </>
              )}
            </Tab>
            {isCurrent && (followedQuery || view.user_id === userId) && (
              <ViewMenu
                view={view}
                actions={actions}
                isOwn={view.user_id === userId}
                followed={followedQuery}
              />
            )}
          </span>
        );
      })}
      {!current && query !== '' && (
        <SaveView
          ownViews={actions.views.filter((view) => view.user_id === userId)}
          onSave={(name) => actions.save(name, query)}
          onReplace={(view) => actions.replace(view, query, listQuery)}
        />
      )}
    </nav>
  );
}

type TabProps = { isCurrent: boolean; onClick: () => void; title?: string; children: ReactNode };

function Tab({ isCurrent, onClick, title, children }: TabProps) {
  return (
    <button
      type="button"
      title={title}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
      className={clsx('list-view', isCurrent && 'list-view-current')}
    >
      {children}
    </button>
  );
}

type SaveViewProps = {
  ownViews: SavedView[];
  onSave: (name: string) => Promise<boolean>;
  onReplace: (view: SavedView) => Promise<boolean>;
};

/** Saving under the name of a view of the user replaces that view, after a confirmation if colleagues use it. */
function SaveView({ ownViews, onSave, onReplace }: SaveViewProps) {
  const messages = useMessages('list').views;
  const [open, setOpen] = useState(false);
  const [viewToReplace, setViewToReplace] = useState<SavedView>();
  return (
    <>
      <button type="button" className="list-view" onClick={() => setOpen(true)}>
        <Icon name="plus" className="size-3.5" />
        {messages.save}
      </button>
      {open && (
        <NameDialog
          title={messages.saveTitle}
          onClose={() => setOpen(false)}
          onName={(name) => {
            const sameName = ownViews.find((view) => view.name === name);
            if (!sameName) return onSave(name);
            if (!sameName.is_shared) return onReplace(sameName);
            setViewToReplace(sameName);
            return Promise.resolve(true);
          }}
        />
      )}
      {viewToReplace && (
        <ConfirmDialog
          messages={messages.replacement}
          pending={false}
          onClose={() => setViewToReplace(undefined)}
          onSubmit={async () => {
            setViewToReplace(undefined);
            await onReplace(viewToReplace);
          }}
        />
      )}
    </>
  );
}
