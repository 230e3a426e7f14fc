import {
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  type KeyboardCoordinateGetter,
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
import { isInOption } from '../../stage-templates/use-stages.ts';
import type { Card } from '../data/card.ts';
import type { Board } from '../data/use-board.ts';
import { useMoves } from '../moves/moves-context.ts';
import { type DropTarget, findDropIndex, isSamePosition, positionAt } from './drop-target.ts';

/** Returns the column under the pointer; with the keyboard the column that the card overlaps most. */
const columnUnderPointer: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** Dragging by pointer and by keyboard: the active card, the drop target and the resulting move. */
export function useBoardDrag(board: Board) {
  const { requestMove, reorder } = useMoves();
  const [dragged, setDragged] = useState<Card>();
  const [dropTarget, setDropTarget] = useState<DropTarget>();
  // The end of a drag and its announcements read the target before React has rendered the new state.
  const latestTarget = useRef<DropTarget>(undefined);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A touch drag needs a short hold first, because a swipe scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keyboardCoordinates, keyboardCodes }),
  );

  const findColumn = (key: string) => board.columns.find(({ option }) => option.key === key);

  const update = useCallback((newTarget: DropTarget | undefined) => {
    const { current } = latestTarget;
    if (current?.key === newTarget?.key && current?.index === newTarget?.index) return;
    latestTarget.current = newTarget;
    setDropTarget(newTarget);
  }, []);

  function onDragMove({ active, over }: DragMoveEvent) {
    const key = over?.data.current?.key as string | undefined;
    const rect = active.rect.current.translated;
    const column = key && document.querySelector(`[data-stage="${key}"]`);
    if (!key || !rect || !column) return update(undefined);
    // A board that is sorted by waiting time ignores positions, so a drop only changes the stage.
    const index =
      board.order === 'wait'
        ? 0
        : findDropIndex(
            column,
            rect.top + Math.min(rect.height / 2, 40),
            findColumn(key)?.cards.length ?? 0,
          );
    update({ key, index });
  }

  function stop() {
    setDragged(undefined);
    update(undefined);
  }

  function onDragEnd({ active }: DragEndEvent) {
    const card = active.data.current?.card as Card | undefined;
    const target = latestTarget.current;
    stop();
    const column = target && findColumn(target.key);
    if (!card || !target || !column) return;
    const { cards, option } = column;
    const position = board.order === 'wait' ? topPosition() : positionAt(cards, target.index, card);
    if (!isInOption(card, option)) {
      requestMove({ card, to: option.stage, toStep: option.stepId, position });
    } else if (board.order === 'position' && !isSamePosition(cards, target.index, card)) {
      reorder(card, position);
    }
  }

  return {
    dragged,
    dropTarget,
    latestTarget,
    context: {
      sensors,
      collisionDetection: columnUnderPointer,
      onDragStart: ({ active }: { active: DragEndEvent['active'] }) =>
        setDragged(active.data.current?.card as Card | undefined),
      onDragMove,
      // onDragOver reports a new column before onDragMove does.
      onDragOver: onDragMove,
      onDragEnd,
      onDragCancel: stop,
    },
  };
}

/** Approximate height of a card in pixels. */
const keyboardStepPx = 96;

/** Arrow keys move a picked-up card between columns and up and down within one. */
const keyboardCoordinates: KeyboardCoordinateGetter = (
  event,
  { currentCoordinates: { x, y }, context: { droppableRects } },
) => {
  const columns = [...droppableRects.values()].toSorted((one, other) => one.left - other.left);
  const current = columns.findLastIndex(({ left }) => left <= x + 1);
  const besideColumn = (offset: number) => {
    const column = columns[Math.max(0, current) + offset];
    return column && { x: column.left + 1, y: Math.max(y, column.top) };
  };
  if (event.code.startsWith('Arrow')) event.preventDefault();
  switch (event.code) {
    case 'ArrowRight':
      return besideColumn(1);
    case 'ArrowLeft':
      return besideColumn(-1);
    case 'ArrowDown':
      return { x, y: y + keyboardStepPx };
    case 'ArrowUp':
      return { x, y: y - keyboardStepPx };
    default:
      return undefined;
  }
};
