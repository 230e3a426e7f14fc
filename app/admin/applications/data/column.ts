import type { Card } from './card.ts';

/** The part of a column that has been loaded, in display order. */
export type Column = { cards: Card[]; isWhole: boolean };

/** `position`: as staff have arranged the cards. `wait`: first the applicants who have waited longest for an answer. */
export type Order = 'position' | 'wait';

export const emptyColumn: Column = { cards: [], isWhole: true };

/** Negative if `one` is shown above `other`. */
function compareCards(order: Order, one: Card, other: Card): number {
  if (order === 'wait') {
    return compare(one.owedSince ?? '', other.owedSince ?? '') || compare(one.id, other.id);
  }
  // The highest position is at the top.
  return compare(other.position, one.position) || compare(other.id, one.id);
}

export function withoutCards(column: Column, ids: ReadonlySet<string>): Column {
  if (!column.cards.some(({ id }) => ids.has(id))) return column;
  return { ...column, cards: column.cards.filter(({ id }) => !ids.has(id)) };
}

/** Inserts the card at its position, unless that position is beyond the loaded part. */
export function withCard(column: Column, card: Card, order: Order): Column {
  const others = column.cards.filter(({ id }) => id !== card.id);
  const found = others.findIndex((other) => compareCards(order, card, other) < 0);
  if (found < 0 && !column.isWhole) return { ...column, cards: others };
  const at = found < 0 ? others.length : found;
  return { ...column, cards: others.toSpliced(at, 0, card) };
}

export function withMore(column: Column, more: Card[], isWhole: boolean): Column {
  const known = new Set(column.cards.map(({ id }) => id));
  return { cards: [...column.cards, ...more.filter(({ id }) => !known.has(id))], isWhole };
}

// Compares byte by byte, as the database compares positions.
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
