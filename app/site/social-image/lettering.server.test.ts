import { expect, it } from 'vitest';
import { fittingSize, shorten, widthOf, wrap } from './lettering.server.ts';

const width = 612;

it('keeps a long Swedish word whole by drawing it smaller', () => {
  const word = 'Fullstackutvecklare';
  const size = fittingSize(word, 'heading', width, [84, 70, 60, 48]);
  expect(size).toBe(60);
  expect(wrap(word, 'heading', { size, width, most: 4 })).toEqual([word]);
  expect(fittingSize('Formgivare', 'heading', width, [84, 70])).toBe(84);
});

it.each([
  'Verksamhetsutvecklingsprojektledarassistentutbildningen',
  'one two three '.repeat(40),
  'W'.repeat(200),
  '',
])('lets no line leave its space: %s', (title) => {
  const size = fittingSize(title, 'heading', width, [84, 42]);
  const lines = wrap(title, 'heading', { size, width, most: 4 });
  expect(lines.length).toBeLessThanOrEqual(4);
  for (const line of lines) expect(widthOf(line, 'heading', size)).toBeLessThanOrEqual(width);
});

it('shortens only what is too long', () => {
  expect(shorten('Hygglo · Stockholm', 'text', 26, width)).toBe('Hygglo · Stockholm');
  expect(shorten('Hygglo · Stockholm', 'text', 26, 120)).toMatch(/^Hygglo.*…$/);
});
