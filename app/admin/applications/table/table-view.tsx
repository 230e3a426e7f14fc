import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Application } from '../../../data/applications/application.ts';
import { applicationKeys } from '../../../data/applications/keys.ts';
import { BesidePanel } from '../beside-panel.tsx';
import type { ViewProps } from '../board-view.tsx';
import { useMoves } from '../moves/moves-context.ts';
import type { Neighbours } from '../panel/panel.tsx';
import { useBoardKeys } from '../use-board-keys.ts';
import { useOpenApplication } from '../use-panel-address.ts';
import { ApplicationTable } from './application-table.tsx';

export function TableView({ filters, frame, onAdd }: ViewProps) {
  const queries = useQueryClient();
  const { openId } = useOpenApplication();
  const { join } = useMoves();
  useEffect(
    () =>
      join({
        place: () => undefined,
        refresh: async () => {
          await queries.invalidateQueries({ queryKey: applicationKeys.table });
        },
      }),
    [join, queries],
  );
  useBoardKeys({
    onAdd,
    findCurrent: () =>
      queries.getQueryData<Application | null>(applicationKeys.part(openId ?? '', 'row')) ??
      undefined,
  });

  return (
    <BesidePanel findNeighbours={findNeighbours}>
      {frame(<ApplicationTable filters={filters} />)}
    </BesidePanel>
  );
}

/** The rows as they stand on the screen. */
function findNeighbours(id: string): Neighbours {
  const ids = [...document.querySelectorAll<HTMLAnchorElement>('a.list-link')].map((link) =>
    new URL(link.href).searchParams.get('application'),
  );
  const at = ids.indexOf(id);
  if (at < 0) return { previous: undefined, next: undefined, place: undefined };
  return {
    previous: ids[at - 1] ?? undefined,
    next: ids[at + 1] ?? undefined,
    place: undefined,
  };
}
