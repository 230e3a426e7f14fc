import { expect, it } from 'vitest';
import { fitLines, lineHeight, shorten, widthOf } from './lettering.server.ts';

const space = { sizes: [84, 70, 60, 48], width: 612, height: 240 };

it('draws a long word smaller instead of breaking it', () => {
  const word = 'Fullstackutvecklare';
  expect(fitLines(word, 'heading', space)).toEqual({ size: 60, lines: [word] });
  expect(fitLines('Formgivare', 'heading', space).size).toBe(84);
});

it.each([
  'Verksamhetsutvecklingsprojektledarassistentutbildningen',
  'Vad en felrekrytering kostar: uträkningen, rad för rad',
  'one two three '.repeat(40),
  'W'.repeat(200),
  '',
])('text never exceeds its box: %s', (title) => {
  const { size, lines } = fitLines(title, 'heading', space);
  expect(lines.length * size * lineHeight).toBeLessThanOrEqual(space.height);
  for (const line of lines) expect(widthOf(line, 'heading', size)).toBeLessThanOrEqual(space.width);
});

it('shortens only text that is too long', () => {
  expect(shorten('Hygglo · Stockholm', 'text', 26, 612)).toBe('Hygglo · Stockholm');
  expect(shorten('Hygglo · Stockholm', 'text', 26, 120)).toMatch(/^Hygglo.*…$/);
});
