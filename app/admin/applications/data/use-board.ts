import { hashKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { type Stage, stages } from '../../../../domain/enums.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { settleFetches } from '../../../backend/refetch.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { useTableChanges } from '../../../backend/use-table-changes.ts';
import { type BoardFilter, type Counts, countBoard, listCards, listColumn } from './board.ts';
import type { Card } from './card.ts';
import {
  type Column,
  emptyColumn,
  type Order,
  withCard,
  withCardsOf,
  withMore,
  withoutCards,
} from './column.ts';
import { applicationKeys } from './keys.ts';

const pageSize = 50;

export type BoardColumn = Column & { stage: Stage; isPending: boolean };

export type Board = {
  columns: BoardColumn[];
  counts: Counts | undefined;
  error: Error | null;
  order: Order;
  loadMore: (stage: Stage) => void;
  /** Shows a card at its new position before the server has responded. */
  showCard: (card: Card) => void;
  /** Refetches these cards, in whatever column they are now. */
  refresh: (ids: string[]) => Promise<void>;
  retry: () => void;
};

/** The filtered columns of the board, loaded as far as the user has scrolled and updated live. */
export function useBoard(filter: BoardFilter): Board {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  // Equal filters stay the same object, so that the callbacks below do not change on each render.
  const latestFilter = useRef(filter);
  if (hashKey([latestFilter.current]) !== hashKey([filter])) latestFilter.current = filter;
  const stableFilter = latestFilter.current;
  const order: Order = stableFilter.owed ? 'wait' : 'position';

  const columnQueries = useQueries({
    queries: stages.map((stage) => ({
      queryKey: applicationKeys.column(stableFilter, stage),
      queryFn: async (): Promise<Column> => {
        const loaded = queries.getQueryData<Column>(applicationKeys.column(stableFilter, stage));
        // A refetch covers all cards that the user has scrolled to.
        const limit = Math.max(pageSize, loaded?.cards.length ?? 0);
        const cards = await listColumn(await getClient(), stableFilter, stage, { limit });
        return { cards, isComplete: cards.length < limit };
      },
      // Live changes keep the columns current, so a refetch on focus is not needed.
      refetchOnWindowFocus: false,
      // Comparing hundreds of cards on each refetch would block scrolling.
      structuralSharing: false,
    })),
  });
  const counts = useClientQuery({
    queryKey: applicationKeys.counts(stableFilter),
    queryFn: (client) => countBoard(client, stableFilter),
  });

  const patch = useCallback(
    (change: (column: Column, stage: Stage) => Column) => {
      for (const stage of stages) {
        queries.setQueryData<Column>(
          applicationKeys.column(stableFilter, stage),
          (column) => column && change(column, stage),
        );
      }
    },
    [queries, stableFilter],
  );

  const latestRefresh = useRef(new Map<string, symbol>());
  const refresh = useCallback(
    async (ids: string[]) => {
      const client = await getClient();
      // A pending read of the column may be older than the change and would revert it.
      await settleFetches(queries, applicationKeys.board(stableFilter));
      const token = Symbol();
      for (const id of ids) latestRefresh.current.set(id, token);
      const cards = await listCards(client, stableFilter, ids);
      // A later refresh of the same card wins.
      const currentIds = new Set(ids.filter((id) => latestRefresh.current.get(id) === token));
      patch((column, stage) =>
        cards
          .filter((card) => card.stage === stage && currentIds.has(card.id))
          .reduce((now, card) => withCard(now, card, order), withoutCards(column, currentIds)),
      );
      await queries.invalidateQueries({ queryKey: applicationKeys.counts(stableFilter) });
    },
    [getClient, queries, stableFilter, order, patch],
  );

  // No filter by job: a card that moves to another job only matches the filter of that job.
  // Erasing or renaming a person changes their cards, but no application.
  useTableChanges([{ table: 'applications' }, { table: 'people' }], (ids) => {
    const changed =
      ids &&
      withCardsOf(
        ids,
        columnQueries.flatMap(({ data }) => data ?? []),
      );
    // Ignore errors: the whole board is refetched when the connection is back.
    if (changed) void refresh(changed).catch(() => undefined);
    else void queries.invalidateQueries({ queryKey: applicationKeys.board(stableFilter) });
  });

  const loading = useRef(new Set<Stage>());
  const loadMore = useCallback(
    (stage: Stage) => {
      const key = applicationKeys.column(stableFilter, stage);
      const column = queries.getQueryData<Column>(key);
      if (!column || column.isComplete || loading.current.has(stage)) return;
      loading.current.add(stage);
      void getClient()
        .then((client) =>
          listColumn(client, stableFilter, stage, { after: column.cards.at(-1), limit: pageSize }),
        )
        .then((more) => {
          queries.setQueryData<Column>(key, (now) =>
            withMore(now ?? emptyColumn, more, more.length < pageSize),
          );
        })
        // Ignored: the end of the column is still visible, so scrolling loads again.
        .catch(() => undefined)
        .finally(() => loading.current.delete(stage));
    },
    [getClient, queries, stableFilter],
  );

  const showCard = useCallback(
    (card: Card) => {
      const moved = new Set([card.id]);
      patch((column, stage) => {
        const others = withoutCards(column, moved);
        return card.stage === stage ? withCard(others, card, order) : others;
      });
    },
    [patch, order],
  );

  const retry = useCallback(() => {
    void queries.invalidateQueries({ queryKey: applicationKeys.board(stableFilter) });
  }, [queries, stableFilter]);

  return useMemo(
    () => ({
      columns: stages.map((stage, index) => toBoardColumn(stage, columnQueries[index]?.data)),
      counts: counts.data,
      error: columnQueries.find(({ error }) => error)?.error ?? counts.error,
      order,
      loadMore,
      showCard,
      refresh,
      retry,
    }),
    [columnQueries, counts.data, counts.error, order, loadMore, showCard, refresh, retry],
  );
}

// One object per stage, so that a column that is not loaded is recognised by identity.
const notLoaded = Object.fromEntries(stages.map((stage) => [stage, { ...emptyColumn }])) as Record<
  Stage,
  Column
>;

const boardColumns = new WeakMap<Column, BoardColumn>();

/** Returns the same object for the same column, so that React re-renders only changed columns. */
function toBoardColumn(stage: Stage, column: Column = notLoaded[stage]): BoardColumn {
  const cached = boardColumns.get(column);
  if (cached) return cached;
  const boardColumn = { ...column, stage, isPending: column === notLoaded[stage] };
  boardColumns.set(column, boardColumn);
  return boardColumn;
}
