import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShownPage } from '../../kit/list/list-definition.ts';
import type { ViewProps } from '../board/board-view.tsx';
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
  const { openId, setOpen } = useOpenApplication();
  const { page, onShow, beyond } = useShownPage(setOpen);
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

  /** The rows in the order of the screen. */
  const findQueue = (id: string): Queue | undefined =>
    page?.ids.includes(id) ? { key: 'table', ids: page.ids } : undefined;

  return (
    <PanelLayout findQueue={findQueue} beyond={beyond}>
      {frame(<ApplicationTable filters={filters} onShow={onShow} />)}
    </PanelLayout>
  );
}

/** The page of the table. After its last application the panel continues with the first one of the next page. */
function useShownPage(open: (id: string) => void) {
  const [page, setPage] = useState<ShownPage>();
  const entering = useRef<0 | -1>(undefined);
  const onShow = useCallback(
    (shown: ShownPage) => {
      setPage(shown);
      const id = entering.current !== undefined && shown.ids.at(entering.current);
      entering.current = undefined;
      if (id) open(id);
    },
    [open],
  );
  const enter = (openPage: (() => void) | undefined, index: 0 | -1) =>
    openPage &&
    (() => {
      entering.current = index;
      openPage();
    });
  const beyond = {
    openNext: enter(page?.openNext, 0),
    openPrevious: enter(page?.openPrevious, -1),
  };
  return { page, onShow, beyond };
}
