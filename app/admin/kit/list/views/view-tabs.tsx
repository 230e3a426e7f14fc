import { clsx } from 'clsx';
import { useStaff } from '../../../shell/staff-context.ts';
import { useMessages } from '../../../use-messages.ts';
import type { SavedView } from '../data/saved-views.ts';
import type { ListDefinition } from '../list-definition.ts';
import { SaveView } from './save-view.tsx';
import { useViews } from './use-views.ts';
import { ViewMenu } from './view-menu.tsx';
import { isSameView, openViewQuery, renderViewQuery } from './view-query.ts';

type ViewTabsProps<Row> = {
  screen: string;
  definition: ListDefinition<Row>;
  params: URLSearchParams;
  onOpen: (params: URLSearchParams) => void;
};

export function ViewTabs<Row>({ screen, definition, params, onOpen }: ViewTabsProps<Row>) {
  const messages = useMessages('list').views;
  const { userId } = useStaff();
  const actions = useViews(screen);
  const query = renderViewQuery(params, definition);
  const open = (wanted: string) => onOpen(openViewQuery(params, wanted, definition));
  const here = actions.views.find((view) => isSameView(view.query, query));

  return (
    <nav aria-label={messages.label} className="list-views">
      <Tab isHere={query === ''} onClick={() => open('')}>
        {messages.all}
      </Tab>
      {actions.views.map((view) => {
        const isHere = view === here;
        return (
          <span key={view.id} className="flex items-center">
            <Tab isHere={isHere} onClick={() => open(view.query)} title={hint(view)}>
              {view.name}
            </Tab>
            {isHere && view.user_id === userId && <ViewMenu view={view} actions={actions} />}
          </span>
        );
      })}
      {!here && query !== '' && (
        <SaveView
          own={actions.views.filter((view) => view.user_id === userId)}
          onSave={(name) => actions.save(name, query)}
          onReplace={(view) => actions.change(view.id, { query })}
        />
      )}
    </nav>
  );

  function hint(view: SavedView): string | undefined {
    return view.user_id === userId ? undefined : messages.shared;
  }
}

type TabProps = { isHere: boolean; onClick: () => void; title?: string; children: string };

function Tab({ isHere, onClick, title, children }: TabProps) {
  return (
    <button
      type="button"
      title={title}
      aria-current={isHere ? 'true' : undefined}
      onClick={onClick}
      className={clsx('list-view', isHere && 'list-view-here')}
    >
      {children}
    </button>
  );
}
