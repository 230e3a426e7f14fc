import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useStages } from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import type { Card } from '../data/card.ts';
import type { Board as BoardData } from '../data/use-board.ts';
import { useMoves } from '../moves/moves-context.ts';
import { createAnnouncements } from './announcements.ts';
import { BoardColumn } from './board-column.tsx';
import { CardFace } from './card-face.tsx';
import { onArrowKey } from './on-arrow-key.ts';
import { useBoardDrag } from './use-board-drag.ts';

type BoardProps = {
  board: BoardData;
  openId: string | undefined;
  showJob: boolean;
  onOpen: (id: string) => void;
};

export function Board({ board, openId, showJob, onOpen }: BoardProps) {
  const messages = useMessages('applications');
  const describeError = useDescribeError();
  const { subscribe } = useMoves();
  const { showCard, refresh } = board;
  useEffect(() => subscribe({ showCard, refresh }), [subscribe, showCard, refresh]);

  const drag = useBoardDrag(board);
  // The announcements stay the same while the board changes, so they read it through a ref.
  const latestBoard = useRef(board);
  latestBoard.current = board;
  const findCard = useCallback(
    (id: string) =>
      latestBoard.current.columns.flatMap(({ cards }) => cards).find((card) => card.id === id),
    [],
  );
  const { latestTarget } = drag;
  const findTarget = useCallback(() => {
    const target = latestTarget.current;
    const column = latestBoard.current.columns.find(({ option }) => option.key === target?.key);
    return target && column && { ...target, cards: column.cards };
  }, [latestTarget]);
  const { nameStage: nameOf } = useStages();
  const nameStage = useCallback(
    (card: Card, key: string | undefined) =>
      latestBoard.current.columns.find(({ option }) => option.key === key)?.option.name ??
      nameOf(card),
    [nameOf],
  );
  const lastSentence = useRef('');
  const accessibility = useMemo(
    () => ({
      announcements: createAnnouncements({
        messages,
        findCard,
        nameStage,
        findTarget,
        lastSentence,
      }),
      screenReaderInstructions: { draggable: messages.drag.instructions },
    }),
    [messages, findCard, nameStage, findTarget],
  );

  const grid = useRef<HTMLDivElement>(null);
  const isDragging = drag.dragged !== undefined;
  useEffect(() => {
    const { current } = grid;
    if (isDragging || !current) return;
    current.addEventListener('keydown', onArrowKey);
    return () => current.removeEventListener('keydown', onArrowKey);
  }, [isDragging]);

  if (
    board.error &&
    board.columns.every(({ isPending, cards }) => isPending || cards.length === 0)
  ) {
    return (
      <div role="alert" className="grid justify-items-start gap-3 py-6">
        <p>{describeError(board.error, messages.loadFailed)}</p>
        <Button variant="paper" size="compact" onClick={board.retry}>
          {messages.retry}
        </Button>
      </div>
    );
  }
  return (
    <DndContext {...drag.context} accessibility={accessibility}>
      <div
        ref={grid}
        className="grid h-[70dvh] min-h-0 grow auto-cols-[minmax(11.5rem,1fr)] grid-flow-col gap-2 overflow-x-auto md:h-auto"
      >
        {board.columns.map((column) => (
          <BoardColumn
            key={column.option.key}
            column={column}
            total={board.counts?.[column.option.key]}
            openId={openId}
            showJob={showJob}
            dropIndex={
              drag.dropTarget?.key === column.option.key ? drag.dropTarget.index : undefined
            }
            onOpen={onOpen}
            onMore={board.loadMore}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {drag.dragged && <CardFace card={drag.dragged} isLifted showJob={showJob} />}
      </DragOverlay>
    </DndContext>
  );
}
