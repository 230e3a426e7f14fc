import { positionBetween } from '../../../../domain/applications/board-position.ts';
import type { Stage } from '../../../../domain/enums.ts';
import type { Card } from '../data/card.ts';

/** Between which cards of a column the dragged one would come to lie. */
export type DropPlace = { stage: Stage; index: number };

/** Counts the cards that begin above the middle of what is dragged; only those on the screen are there to be seen. */
export function findIndex(column: Element, middle: number, count: number): number {
  const cards = [...column.querySelectorAll<HTMLElement>('[data-index]')];
  for (const card of cards) {
    const { top, height } = card.getBoundingClientRect();
    if (middle < top + height / 2) return Number(card.dataset.index);
  }
  const last = cards.at(-1);
  return last ? Math.min(Number(last.dataset.index) + 1, count) : 0;
}

/** The place of a card that is put before the one at `index`, itself not counted. */
export function positionAt(cards: Card[], index: number, moved: Card): string {
  const before = cards.slice(0, index).filter(({ id }) => id !== moved.id);
  const after = cards.slice(index).filter(({ id }) => id !== moved.id);
  return positionBetween(before.at(-1)?.position, after[0]?.position);
}

/** Whether it would lie where it lies already. */
export function isSamePlace(cards: Card[], index: number, moved: Card): boolean {
  const now = cards.findIndex(({ id }) => id === moved.id);
  return now >= 0 && (index === now || index === now + 1);
}
