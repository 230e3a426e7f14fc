import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { announceOwnChange } from '../kit/actions/own-changes.ts';
import { usePreference } from '../kit/preferences/use-preference.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { BulkResult } from './bulk-result.tsx';
import { type BulkActionRow, bulkKey, listBulkActions, maxShownActions } from './data/actions.ts';
import { nextEnd, shownActions } from './shown-actions.ts';
import { useIsBefore } from './use-is-before.ts';

/** The tables whose lists change when an action has ended. */
const changedTables = {
  applications: ['applications', 'people', 'candidates', 'freelancers'],
  people: ['people', 'applications', 'candidates', 'freelancers'],
  freelancers: ['freelancers', 'people'],
  jobs: ['jobs'],
  clients: ['clients'],
  leads: ['waiting_list'],
  articles: ['articles'],
  users: ['staff_profiles'],
  mails: ['outbox'],
  readers: ['person_events', 'pending_submissions'],
} as const;

const hasEnded = ({ state }: BulkActionRow) => state === 'done' || state === 'undone';

/** The colleague's actions on many rows, above every screen: how far they are, their results, and undo. */
export function BulkPanel() {
  const bulk = useMessages('bulk');
  const { userId: id } = useStaff();
  const { data: actions = [] } = useLiveTables({
    queryKey: [...bulkKey, 'own', id],
    queryFn: (client) => listBulkActions(client, id),
    follow: [{ table: 'bulk_actions' }],
  });
  const [closed = [], setClosed] = usePreference<string[]>('bulk_closed');
  useShowOwnChanges(actions);
  const measure = useOwnHeight();
  useIsBefore(nextEnd(actions, Date.now()));
  const visibleActions = shownActions(actions, closed, Date.now());
  if (visibleActions.length === 0) return null;
  return (
    <section
      ref={measure}
      aria-label={bulk.panel}
      className="grid gap-2 border-b border-line bg-paper px-4 py-2.5 md:px-8"
    >
      {visibleActions.map((action) => (
        <BulkResult
          key={action.id}
          action={action}
          onClose={() => setClosed([action.id, ...closed].slice(0, maxShownActions))}
        />
      ))}
    </section>
  );
}

/** Sets the height of the panel as a CSS variable, for screens that are as high as the window. */
function useOwnHeight() {
  return useCallback((panel: HTMLElement) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--bulk-panel', `${panel.offsetHeight}px`),
    );
    observer.observe(panel);
    return () => {
      observer.disconnect();
      style.removeProperty('--bulk-panel');
    };
  }, []);
}

/** Lists show the progress and the result of the user's own action without asking. */
function useShowOwnChanges(actions: BulkActionRow[]): void {
  const queries = useQueryClient();
  const lastUpdates = useRef<Map<string, string>>(new Map());
  useEffect(() => {
    for (const action of actions) {
      const lastUpdate = lastUpdates.current.get(action.id);
      lastUpdates.current.set(action.id, action.updated_at);
      if (lastUpdate === action.updated_at || lastUpdate === undefined) continue;
      for (const table of changedTables[action.target]) {
        const queryKey = queryKeys.table(table);
        // Lists refetch by live changes of the rows until the action ends, and once more then.
        const refetched = hasEnded(action) ? queries.invalidateQueries({ queryKey }) : undefined;
        void Promise.resolve(refetched).then(() => announceOwnChange([...queryKey, 'list']));
      }
    }
  }, [actions, queries]);
}
