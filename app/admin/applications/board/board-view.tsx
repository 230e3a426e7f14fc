import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Filter } from '../../kit/list/list-definition.ts';
import { changeListState, parseListState } from '../../kit/list/list-state.ts';
import type { ChangeList } from '../../kit/list/use-list-state.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useSharedTemplate } from '../../stage-templates/data/chosen-template.ts';
import { useStages } from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';
import type { Card } from '../data/card.ts';
import { applicationKeys } from '../data/keys.ts';
import { useBoard } from '../data/use-board.ts';
import { formatBoardCount } from '../describe.ts';
import { toBoardFilter } from '../filters.ts';
import { PanelLayout } from '../panel-layout.tsx';
import type { Queue } from '../queue.ts';
import { useBoardShortcuts } from '../use-board-shortcuts.ts';
import { useOpenApplication } from '../use-panel-url.ts';
import { Board } from './board.tsx';
import { BoardMatches } from './board-matches.tsx';
import { BoardToolbar } from './board-toolbar.tsx';

export type ViewProps = {
  filters: Filter[];
  /** Wraps the board or the table, but not the panel beside it, in the screen with its title and actions. */
  frame: (content: ReactNode) => ReactNode;
  onAdd: () => void;
};

/** The board has no sortable columns, but it parses the URL the same way as the table. */
const boardListDefinition = {
  columns: [{ key: 'applied', sort: { by: 'created_at' } }],
  sort: '-applied',
};

export function BoardView({ filters, frame, onAdd }: ViewProps) {
  const messages = useMessages('applications');
  const language = useLanguage();
  const { userId } = useStaff();
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const { openId, setOpen } = useOpenApplication();
  const state = useMemo(
    () => parseListState(params, { ...boardListDefinition, filters }),
    [params, filters],
  );
  const change = useCallback<ChangeList>(
    (changes, { replace = false } = {}) =>
      setParams((before) => changeListState(before, changes), {
        replace,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const filter = useMemo(() => toBoardFilter(state, { userId, now: new Date() }), [state, userId]);
  // Jobs with different stages are shown by the six that they have in common.
  const { templateId = null } = useSharedTemplate(filter.jobs ?? []);
  const { listStages: listOf } = useStages();
  const options = useMemo(() => listOf(templateId), [listOf, templateId]);
  const board = useBoard(filter, { options, templateId });

  const findCurrent = useCallback((): Card | undefined => {
    if (openId) {
      const open = queries.getQueryData<Application | null>(applicationKeys.part(openId, 'row'));
      if (open) return open;
    }
    const focused = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card;
    return board.columns.flatMap(({ cards }) => cards).find(({ id }) => id === focused);
  }, [openId, queries, board.columns]);
  useBoardShortcuts({ findCurrent, onAdd });

  const findQueue = (id: string): Queue | undefined => {
    const column = board.columns.find(({ cards }) => cards.some((card) => card.id === id));
    if (!column) return undefined;
    return {
      key: column.option.key,
      ids: column.cards.map((card) => card.id),
      total: board.counts?.[column.option.key],
    };
  };
  const formatCount = (count: number) => formatBoardCount(count, language, messages);
  const countedFilters = filters.map((listFilter) => {
    if (listFilter.key !== 'owed' || !board.counts) return listFilter;
    const count = formatCount(board.counts.owed);
    return { ...listFilter, label: fill(messages.filters.owedCount, { count }) };
  });

  return (
    <PanelLayout findQueue={findQueue} formatCount={formatCount}>
      {frame(
        <>
          <BoardToolbar filters={countedFilters} state={state} change={change} />
          <BoardMatches
            filter={filter}
            counts={board.counts}
            options={options}
            formatCount={formatCount}
            onShowWithdrawn={() => change({ filters: { withdrawn: ['1'] } })}
          />
          <Board
            board={board}
            openId={openId}
            showJob={filter.jobs?.length !== 1}
            onOpen={setOpen}
          />
        </>,
      )}
    </PanelLayout>
  );
}
