import type { Card } from './card.ts';

/** The part of a column that has been loaded, in display order. */
export type Column = {
  cards: Card[];
  /** True if no cards are left to load. */
  isComplete: boolean;
};

/** `position`: as staff have arranged the cards. `wait`: first the applicants who have waited longest for an answer. */
export type Order = 'position' | 'wait';

export const emptyColumn: Column = { cards: [], isComplete: true };

/** Negative if `one` is shown above `other`. */
function compareCards(order: Order, one: Card, other: Card): number {
  if (order === 'wait') {
    return (
      compareBytes(one.owedSince ?? '', other.owedSince ?? '') || compareBytes(one.id, other.id)
    );
  }
  // The highest position is at the top.
  return compareBytes(other.position, one.position) || compareBytes(other.id, one.id);
}

export function withoutCards(column: Column, ids: ReadonlySet<string>): Column {
  if (!column.cards.some(({ id }) => ids.has(id))) return column;
  return { ...column, cards: column.cards.filter(({ id }) => !ids.has(id)) };
}

/**
 * Inserts the card at its position, unless that position is beyond the loaded part. The last loaded card stays if it has
 * not moved down.
 */
export function withCard(column: Column, card: Card, order: Order): Column {
  const last = column.cards.at(-1);
  const isLast = last?.id === card.id && compareCards(order, card, last) <= 0;
  const otherCards = column.cards.filter(({ id }) => id !== card.id);
  const nextIndex = otherCards.findIndex((other) => compareCards(order, card, other) < 0);
  if (nextIndex < 0 && !column.isComplete && !isLast) return { ...column, cards: otherCards };
  const index = nextIndex < 0 ? otherCards.length : nextIndex;
  return { ...column, cards: otherCards.toSpliced(index, 0, card) };
}

/** Adds the ids of the cards of changed people to the ids of changed applications and people. */
export function addCardIds(changed: string[], columns: Column[]): string[] {
  const people = new Set(changed);
  const cards = columns.flatMap((column) => column.cards);
  const ofPeople = cards.filter(({ personId }) => people.has(personId)).map(({ id }) => id);
  return [...new Set([...changed, ...ofPeople])];
}

export function withMore(column: Column, more: Card[], isComplete: boolean): Column {
  const loadedIds = new Set(column.cards.map(({ id }) => id));
  return { cards: [...column.cards, ...more.filter(({ id }) => !loadedIds.has(id))], isComplete };
}

// Compares byte by byte, as the database compares positions.
function compareBytes(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
