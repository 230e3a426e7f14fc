import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ViewProps } from '../board-view.tsx';
import type { Application } from '../data/application.ts';
import { applicationKeys } from '../data/keys.ts';
import { useMoves } from '../moves/moves-context.ts';
import { PanelLayout } from '../panel-layout.tsx';
import type { Queue } from '../queue.ts';
import { useBoardShortcuts } from '../use-board-shortcuts.ts';
import { useOpenApplication } from '../use-panel-url.ts';
import { ApplicationTable } from './application-table.tsx';

export function TableView({ filters, frame, onAdd }: ViewProps) {
  const queries = useQueryClient();
  const { openId } = useOpenApplication();
  const { subscribe } = useMoves();
  useEffect(
    () =>
      subscribe({
        showCard: () => undefined,
        refresh: async () => {
          await queries.invalidateQueries({ queryKey: applicationKeys.table });
        },
      }),
    [subscribe, queries],
  );
  useBoardShortcuts({
    onAdd,
    findCurrent: () =>
      queries.getQueryData<Application | null>(applicationKeys.part(openId ?? '', 'row')) ??
      undefined,
  });

  return (
    <PanelLayout findQueue={findQueue}>{frame(<ApplicationTable filters={filters} />)}</PanelLayout>
  );
}

/** The rows in the order of the screen. */
function findQueue(id: string): Queue | undefined {
  const ids = [...document.querySelectorAll<HTMLAnchorElement>('a.list-link')].flatMap(
    (link) => new URL(link.href).searchParams.get('application') ?? [],
  );
  return ids.includes(id) ? { key: 'table', ids } : undefined;
}
