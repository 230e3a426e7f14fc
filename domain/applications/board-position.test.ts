import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionBetween, topPosition } from './board-position.ts';

const allowed = /^[0-9a-z]{1,200}$/;
const position = fc.stringMatching(/^[0-9a-z]{0,12}[1-9a-z]$/);

test('there is a position between any two others', () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      if (one === other) return;
      const [below, above] = one < other ? [one, other] : [other, one];
      const position = positionBetween(above, below);
      expect(position > below && position < above).toBe(true);
      expect(position).toMatch(allowed);
    }),
  );
});

test('a position can be below or above all others', () => {
  fc.assert(
    fc.property(position, (only) => {
      expect(positionBetween(only, undefined) < only).toBe(true);
      expect(positionBetween(undefined, only) > only).toBe(true);
    }),
  );
});

test('hundreds of cards can be placed below the same card', () => {
  const above = '1700000000000000';
  let below = '1600000000000000';
  for (let time = 0; time < 500; time += 1) {
    const position = positionBetween(above, below);
    expect(position > below && position < above).toBe(true);
    expect(position).toMatch(allowed);
    below = position;
  }
});

test('the top position is that of a card that arrives now', () => {
  expect(topPosition(undefined, 1_700_000_000_000)).toBe('1700000000000000');
  expect(topPosition('1600000000000000', 1_700_000_000_000)).toBe('1700000000000000');
  expect(topPosition('1900000000000000', 1_700_000_000_000) > '1900000000000000').toBe(true);
});
