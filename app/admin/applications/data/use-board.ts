import { hashKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { settleFetches } from '../../../backend/refetch.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { useTableChanges } from '../../../backend/use-table-changes.ts';
import { isInOption, type StageOption } from '../../stage-templates/use-stages.ts';
import { type BoardFilter, type Counts, countBoard, listCards, listColumn } from './board.ts';
import type { Card } from './card.ts';
import {
  addCardIds,
  type Column,
  emptyColumn,
  type Order,
  withCard,
  withMore,
  withoutCards,
} from './column.ts';
import { applicationKeys } from './keys.ts';

const pageSize = 50;

export type BoardColumn = Column & { option: StageOption; isPending: boolean };

export type Board = {
  columns: BoardColumn[];
  counts: Counts | undefined;
  error: Error | null;
  order: Order;
  loadMore: (option: StageOption) => void;
  /** Shows a card at its new position before the server has responded. */
  showCard: (card: Card) => void;
  /** Refetches these cards and moves each to its current column. */
  refresh: (ids: string[]) => Promise<void>;
  retry: () => void;
};

/** The stages that are the columns of the board, and the template that they are from. */
type BoardStages = { options: StageOption[]; templateId: string | null };

/** The filtered columns of the board, loaded as far as the user has scrolled and updated live. */
export function useBoard(filter: BoardFilter, { options, templateId }: BoardStages): Board {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  // Equal filters stay the same object, so that the callbacks below do not change on each render.
  const latestFilter = useRef(filter);
  if (hashKey([latestFilter.current]) !== hashKey([filter])) latestFilter.current = filter;
  const stableFilter = latestFilter.current;
  const order: Order = stableFilter.owed ? 'wait' : 'position';

  const columnQueries = useQueries({
    queries: options.map((option) => ({
      queryKey: applicationKeys.column(stableFilter, option.key),
      queryFn: async (): Promise<Column> => {
        const loaded = queries.getQueryData<Column>(
          applicationKeys.column(stableFilter, option.key),
        );
        // A refetch covers all cards that the user has scrolled to.
        const limit = Math.max(pageSize, loaded?.cards.length ?? 0);
        const cards = await listColumn(await getClient(), stableFilter, option, { limit });
        return { cards, isComplete: cards.length < limit };
      },
      // Live changes keep the columns current, so a refetch on focus is not needed.
      refetchOnWindowFocus: false,
      // Comparing hundreds of cards on each refetch would block scrolling.
      structuralSharing: false,
    })),
  });
  const counts = useClientQuery({
    queryKey: applicationKeys.counts(stableFilter, templateId),
    queryFn: (client) => countBoard(client, stableFilter, templateId),
  });

  const patch = useCallback(
    (change: (column: Column, option: StageOption) => Column) => {
      for (const option of options) {
        queries.setQueryData<Column>(
          applicationKeys.column(stableFilter, option.key),
          (column) => column && change(column, option),
        );
      }
    },
    [queries, stableFilter, options],
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
      patch((column, option) =>
        cards
          .filter((card) => isInOption(card, option) && currentIds.has(card.id))
          .reduce((now, card) => withCard(now, card, order), withoutCards(column, currentIds)),
      );
      await queries.invalidateQueries({
        queryKey: applicationKeys.counts(stableFilter, templateId),
      });
    },
    [getClient, queries, stableFilter, templateId, order, patch],
  );

  // No filter by job: a card that moves to another job only matches the filter of that job.
  // Erasing or renaming a person changes their cards, but no application.
  useTableChanges([{ table: 'applications' }, { table: 'people' }], (ids) => {
    const changed =
      ids &&
      addCardIds(
        ids,
        columnQueries.flatMap(({ data }) => data ?? []),
      );
    // Ignore errors: the whole board is refetched when the connection is back.
    if (changed) void refresh(changed).catch(() => undefined);
    else void queries.invalidateQueries({ queryKey: applicationKeys.board(stableFilter) });
  });

  const loading = useRef(new Set<string>());
  const loadMore = useCallback(
    (option: StageOption) => {
      const key = applicationKeys.column(stableFilter, option.key);
      const column = queries.getQueryData<Column>(key);
      if (!column || column.isComplete || loading.current.has(option.key)) return;
      loading.current.add(option.key);
      void getClient()
        .then((client) =>
          listColumn(client, stableFilter, option, { after: column.cards.at(-1), limit: pageSize }),
        )
        .then((more) => {
          queries.setQueryData<Column>(key, (now) =>
            withMore(now ?? emptyColumn, more, more.length < pageSize),
          );
        })
        // Ignored: the end of the column is still visible, so scrolling loads again.
        .catch(() => undefined)
        .finally(() => loading.current.delete(option.key));
    },
    [getClient, queries, stableFilter],
  );

  const showCard = useCallback(
    (card: Card) => {
      const movedIds = new Set([card.id]);
      patch((column, option) => {
        const otherCards = withoutCards(column, movedIds);
        return isInOption(card, option) ? withCard(otherCards, card, order) : otherCards;
      });
    },
    [patch, order],
  );

  const retry = useCallback(() => {
    void queries.invalidateQueries({ queryKey: applicationKeys.board(stableFilter) });
  }, [queries, stableFilter]);

  return useMemo(
    () => ({
      columns: options.map((option, index) => toBoardColumn(option, columnQueries[index]?.data)),
      counts: counts.data,
      error: columnQueries.find(({ error }) => error)?.error ?? counts.error,
      order,
      loadMore,
      showCard,
      refresh,
      retry,
    }),
    [columnQueries, options, counts.data, counts.error, order, loadMore, showCard, refresh, retry],
  );
}

const boardColumns = new WeakMap<Column, BoardColumn>();
const pendingColumns = new WeakMap<StageOption, BoardColumn>();

/** Returns the same object for the same column, so that React re-renders only changed columns. */
function toBoardColumn(option: StageOption, column: Column | undefined): BoardColumn {
  if (!column) {
    const pending = pendingColumns.get(option) ?? { ...emptyColumn, option, isPending: true };
    pendingColumns.set(option, pending);
    return pending;
  }
  const cached = boardColumns.get(column);
  if (cached?.option === option) return cached;
  const boardColumn = { ...column, option, isPending: false };
  boardColumns.set(column, boardColumn);
  return boardColumn;
}
