import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { addCardIds, type Column, withCard, withMore, withoutCards } from './column.ts';

const card = (id: string, position: string, owedSince: string | null = null): Card => ({
  id,
  stage: 'new',
  stepId: null,
  templateId: null,
  position,
  jobId: 'job',
  jobTitle: { en: 'Cook' },
  clientName: null,
  personId: id,
  name: id,
  location: null,
  headline: null,
  tags: [],
  ownerId: null,
  rating: null,
  owedSince,
  createdAt: '2025-01-01T00:00:00Z',
  withdrawnAt: null,
});

const column: Column = { cards: [card('c', '3'), card('a', '1')], isComplete: true };
const ids = ({ cards }: Column) => cards.map(({ id }) => id).join('');

test('a card is inserted between two others by position', () => {
  expect(ids(withCard(column, card('b', '2'), 'position'))).toBe('cba');
  expect(ids(withCard(column, card('d', '30'), 'position'))).toBe('dca');
  expect(ids(withCard(column, card('z', '0'), 'position'))).toBe('caz');
});

test('a card that moves within its column is not duplicated', () => {
  expect(ids(withCard(column, card('a', '4'), 'position'))).toBe('ac');
});

test('a card beyond the loaded part is left out', () => {
  const firstPage = { ...column, isComplete: false };
  expect(ids(withCard(firstPage, card('z', '0'), 'position'))).toBe('ca');
  expect(ids(withCard(firstPage, card('c', '0'), 'position'))).toBe('a');
});

test('the last loaded card stays when its text changes', () => {
  const firstPage = { ...column, isComplete: false };
  expect(
    withCard(firstPage, { ...card('a', '1'), name: 'Renamed' }, 'position').cards,
  ).toMatchObject([{ id: 'c' }, { id: 'a', name: 'Renamed' }]);
  expect(ids(withCard(firstPage, card('a', '0'), 'position'))).toBe('c');
});

test('the queue is sorted by waiting time', () => {
  const queue = {
    cards: [card('x', '9', '2025-01-01'), card('y', '1', '2025-01-03')],
    isComplete: true,
  };
  expect(ids(withCard(queue, card('m', '5', '2025-01-02'), 'wait'))).toBe('xmy');
});

test('cards are removed, and further ones are added once', () => {
  expect(ids(withoutCards(column, new Set(['c', 'q'])))).toBe('a');
  expect(withoutCards(column, new Set(['q']))).toBe(column);
  expect(withMore(column, [card('a', '1'), card('0', '0')], false)).toMatchObject({
    isComplete: false,
    cards: [{ id: 'c' }, { id: 'a' }, { id: '0' }],
  });
});

test('a change of a person changes each of their cards', () => {
  const other: Column = { cards: [{ ...card('b', '2'), personId: 'person' }], isComplete: true };
  const third = { ...card('d', '4'), personId: 'person' };
  const columns = [other, { ...column, cards: [...column.cards, third] }];
  expect(addCardIds(['person', 'a'], columns)).toEqual(['person', 'a', 'b', 'd']);
});
