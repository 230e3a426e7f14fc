import { positionBetween } from '../../../../domain/applications/board-position.ts';
import type { Card } from '../data/card.ts';

/** The key of the column and the index at which the dragged card would be inserted. */
export type DropTarget = { key: string; index: number };

/**
 * Returns the index of the first card whose middle is below the middle of the dragged card. Only
 * rendered cards are considered.
 */
export function findDropIndex(column: Element, middle: number, count: number): number {
  const cards = [...column.querySelectorAll<HTMLElement>('[data-index]')];
  for (const card of cards) {
    const { top, height } = card.getBoundingClientRect();
    if (middle < top + height / 2) return Number(card.dataset.index);
  }
  const last = cards.at(-1);
  return last ? Math.min(Number(last.dataset.index) + 1, count) : 0;
}

/** Returns the position of a card that is inserted at `index`; the moved card itself is not counted. */
export function positionAt(cards: Card[], index: number, moved: Card): string {
  const before = cards.slice(0, index).filter(({ id }) => id !== moved.id);
  const after = cards.slice(index).filter(({ id }) => id !== moved.id);
  return positionBetween(before.at(-1)?.position, after[0]?.position);
}

/** Returns true if a drop at `index` would not change the order. */
export function isSamePosition(cards: Card[], index: number, moved: Card): boolean {
  const now = cards.findIndex(({ id }) => id === moved.id);
  return now >= 0 && (index === now || index === now + 1);
}
