import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Approximate height of a card in pixels. */
const step = 96;

/** Arrow keys move a picked-up card between columns and up and down within one. */
export const keyboardCoordinates: KeyboardCoordinateGetter = (
  event,
  { currentCoordinates: { x, y }, context: { droppableRects } },
) => {
  const columns = [...droppableRects.values()].toSorted((one, other) => one.left - other.left);
  const at = columns.findLastIndex(({ left }) => left <= x + 1);
  const beside = (offset: number) => {
    const column = columns[Math.max(0, at) + offset];
    if (!column) return undefined;
    return { x: column.left + 1, y: Math.max(y, column.top) };
  };
  switch (event.code) {
    case 'ArrowRight':
      return prevented(event, beside(1));
    case 'ArrowLeft':
      return prevented(event, beside(-1));
    case 'ArrowDown':
      return prevented(event, { x, y: y + step });
    case 'ArrowUp':
      return prevented(event, { x, y: y - step });
    default:
      return undefined;
  }
};

function prevented<T>(event: Event, value: T): T {
  event.preventDefault();
  return value;
}
