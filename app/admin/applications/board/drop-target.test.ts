import { expect, test } from 'vitest';
import type { Card } from '../data/card.ts';
import { isSamePosition, positionAt } from './drop-target.ts';

const cards = ['9', '5', '1'].map((position) => ({ id: position, position }) as Card);
const moved = { id: 'new', position: '7' } as Card;

test('a card is inserted between two others, at the top and at the bottom', () => {
  const between = positionAt(cards, 1, moved);
  expect(between < '9' && between > '5').toBe(true);
  expect(positionAt(cards, 0, moved) > '9').toBe(true);
  expect(positionAt(cards, 3, moved) < '1').toBe(true);
});

test('a card is not its own neighbour', () => {
  const [, middle] = cards;
  if (!middle) throw new Error('there are three cards');
  const below = positionAt(cards, 3, middle);
  expect(below < '1').toBe(true);
  expect(isSamePosition(cards, 1, middle)).toBe(true);
  expect(isSamePosition(cards, 2, middle)).toBe(true);
  expect(isSamePosition(cards, 0, middle)).toBe(false);
  expect(isSamePosition(cards, 0, moved)).toBe(false);
});
