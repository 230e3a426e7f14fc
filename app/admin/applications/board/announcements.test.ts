import type { DragMoveEvent } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import type { Card } from '../data/card.ts';
import { adminApplications } from '../messages.en.ts';
import { createAnnouncements } from './announcements.ts';

const others = ['a', 'b', 'c'].map((id) => ({ id }));

function announcementsFor(name: string, index = 1, cards = others) {
  const card = { id: 'card', name, stage: 'new' } as Card;
  const target = { key: 'interview', index, cards };
  const nameStage = (_: Card, key: string | undefined) =>
    key === 'interview' ? 'Interview' : 'New';
  const options = {
    messages: adminApplications,
    findCard: () => card,
    nameStage,
    findTarget: () => target,
  };
  return createAnnouncements({ ...options, lastSentence: { current: '' } });
}

const event = { active: { id: 'card' }, over: null } as unknown as DragMoveEvent;

test('a position is announced once while the card stays over it', () => {
  const { onDragStart, onDragOver, onDragMove } = announcementsFor('Ada Test');
  onDragStart(event);
  expect(onDragOver(event)).toBe('Ada Test is over Interview, position 2 of 4.');
  expect(onDragMove?.(event)).toBeUndefined();
});

test.each([
  [0, 1],
  [1, 2],
  [2, 2],
  [4, 4],
])(
  'the dragged card does not count in its own stage: at index %i it is number %i',
  (index, position) => {
    const cards = others.toSpliced(1, 0, { id: 'card' });
    const { onDragOver } = announcementsFor('Ada Test', index, cards);
    expect(onDragOver(event)).toBe(`Ada Test is over Interview, position ${position} of 4.`);
  },
);

test('a position is announced again when the card is picked up again', () => {
  const { onDragStart, onDragOver } = announcementsFor('Ada Test');
  onDragStart(event);
  const first = onDragOver(event);
  onDragStart(event);
  expect(onDragOver(event)).toBe(first);
});

test('a placeholder in a name is not replaced', () => {
  const { onDragOver } = announcementsFor('Ada {count}');
  expect(onDragOver(event)).toBe('Ada {count} is over Interview, position 2 of 4.');
});
