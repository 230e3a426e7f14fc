import { useDroppable } from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { memo, useEffect, useId, useRef } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { StageOption } from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import type { BoardColumn as ColumnData } from '../data/use-board.ts';
import { BoardCard } from './board-card.tsx';
import { ColumnHead } from './column-head.tsx';

type BoardColumnProps = {
  column: ColumnData;
  total: number | undefined;
  openId: string | undefined;
  showJob: boolean;
  /** Index of the card before which the dragged card would be inserted. */
  dropIndex: number | undefined;
  onOpen: (id: string) => void;
  onMore: (option: StageOption) => void;
};

const estimatedHeight = 104;
/** The next page of cards loads when fewer than this many are left below both the viewport and the open card. */
const preloadCount = 15;

/** One stage of the pipeline. The list is virtual: only visible cards are in the DOM. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { column, total, openId, showJob, dropIndex, onOpen, onMore } = props;
  const { option, cards, isComplete, isPending } = column;
  const messages = useMessages('applications');
  const titleId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { setNodeRef } = useDroppable({ id: `column:${option.key}`, data: { key: option.key } });
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: 5,
    gap: 8,
  });
  const items = virtual.getVirtualItems();
  const lastRenderedIndex = items.at(-1)?.index ?? 0;
  const openIndex = cards.findIndex(({ id }) => id === openId);
  const hasOpen = openIndex >= 0;
  const reachedIndex = Math.max(lastRenderedIndex, openIndex);

  // Depends on `column`, not on its length: a refetch can replace the page that was loaded last, so it is loaded again.
  useEffect(() => {
    if (!column.isComplete && reachedIndex >= column.cards.length - preloadCount) {
      onMore(column.option);
    }
  }, [column, reachedIndex, onMore]);

  // Scroll to the open card: the keys for the next and previous application can open one outside the viewport.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another open card scrolls, not one that moves.
  useEffect(() => {
    if (hasOpen) virtual.scrollToIndex(openIndex);
  }, [openId, hasOpen]);

  return (
    <section
      ref={setNodeRef}
      data-stage={option.key}
      aria-labelledby={titleId}
      className="flex min-h-0 min-w-0 flex-col"
    >
      <ColumnHead id={titleId} option={option} total={total} />
      <div
        ref={scroller}
        className={clsx(
          'min-h-0 grow overflow-y-auto rounded-compact p-1 [scrollbar-width:thin]',
          dropIndex !== undefined && 'bg-mint/40',
        )}
      >
        {isPending ? (
          <ColumnSkeleton />
        ) : cards.length === 0 ? (
          <p className="px-2 py-4 text-soft">{messages.emptyColumn}</p>
        ) : (
          <ul className="relative" style={{ height: virtual.getTotalSize() }}>
            {items.map(({ index, key, start }) => {
              const card = cards[index];
              if (!card) return null;
              return (
                <li
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  aria-setsize={isComplete ? cards.length : -1}
                  aria-posinset={index + 1}
                  className="absolute inset-x-0 top-0"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {dropIndex === index && <DropLine />}
                  <BoardCard
                    card={card}
                    isOpen={openId === card.id}
                    showJob={showJob}
                    onOpen={onOpen}
                  />
                  {dropIndex === cards.length && index === cards.length - 1 && <DropLine atEnd />}
                </li>
              );
            })}
          </ul>
        )}
        {!isPending && !isComplete && <Skeleton className="mt-2 h-20" />}
      </div>
    </section>
  );
});

function DropLine({ atEnd = false }: { atEnd?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'absolute inset-x-1 h-0.5 rounded-full bg-apricot',
        atEnd ? '-bottom-1.5' : '-top-1.5',
      )}
    />
  );
}

function ColumnSkeleton() {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-24" />
      <Skeleton className="h-20" />
      <Skeleton className="h-24" />
    </div>
  );
}
