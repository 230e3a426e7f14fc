import {
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useCallback, useRef, useState } from 'react';
import { topPosition } from '../../../../domain/applications/board-position.ts';
import type { Stage } from '../../../../domain/enums.ts';
import type { Card } from '../data/card.ts';
import type { Board } from '../data/use-board.ts';
import { useMoves } from '../moves/moves-context.ts';
import { type DropPlace, findIndex, isSamePlace, positionAt } from './drop-place.ts';
import { keyboardCoordinates } from './keyboard-coordinates.ts';

/** The column under the pointer; by keyboard the one that the card covers most. */
const underneath: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** Dragging by pointer and by keyboard: which card, over which place, and what comes of it. */
export function useBoardDrag(board: Board) {
  const { ask, reorder } = useMoves();
  const [dragged, setDragged] = useState<Card>();
  const [place, setPlace] = useState<DropPlace>();
  const latest = useRef<DropPlace>(undefined);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger first rests a moment, because a swipe scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keyboardCoordinates, keyboardCodes }),
  );

  const cardsOf = (stage: Stage) =>
    board.columns.find((column) => column.stage === stage)?.cards ?? [];

  const update = useCallback((next: DropPlace | undefined) => {
    const now = latest.current;
    if (now?.stage === next?.stage && now?.index === next?.index) return;
    latest.current = next;
    setPlace(next);
  }, []);

  function onDragMove({ active, over }: DragMoveEvent) {
    const stage = over?.data.current?.stage as Stage | undefined;
    const rect = active.rect.current.translated;
    const column = stage && document.querySelector(`[data-stage="${stage}"]`);
    if (!stage || !rect || !column) return update(undefined);
    // In the queue the order is the wait, so a card can only come to the stage as such.
    const index =
      board.order === 'wait'
        ? 0
        : findIndex(column, rect.top + Math.min(rect.height / 2, 40), cardsOf(stage).length);
    update({ stage, index });
  }

  function stop() {
    setDragged(undefined);
    update(undefined);
  }

  function onDragEnd({ active }: DragEndEvent) {
    const card = active.data.current?.card as Card | undefined;
    const target = latest.current;
    stop();
    if (!card || !target) return;
    const cards = cardsOf(target.stage);
    const position = board.order === 'wait' ? topPosition() : positionAt(cards, target.index, card);
    if (target.stage !== card.stage) ask({ card, to: target.stage, position });
    else if (board.order === 'place' && !isSamePlace(cards, target.index, card)) {
      reorder(card, position);
    }
  }

  return {
    dragged,
    place,
    latest,
    context: {
      sensors,
      collisionDetection: underneath,
      onDragStart: ({ active }: { active: DragEndEvent['active'] }) =>
        setDragged(active.data.current?.card as Card | undefined),
      onDragMove,
      // A column that was just reached is known here first.
      onDragOver: onDragMove,
      onDragEnd,
      onDragCancel: stop,
    },
  };
}
