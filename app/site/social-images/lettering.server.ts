import heading from './heading-outlines.json';
import text from './text-outlines.json';

// The renderer cannot load web fonts, so text is drawn from the outlines of our two fonts. An outline is
// stored as its advance (the distance to the next letter) and its path, on a square of 1,000 units.

type Face = 'heading' | 'text';

type Glyph = { advance: number; path: string };

const faces: Record<Face, { glyphs: Record<string, string>; tracking: number }> = {
  heading: { glyphs: heading, tracking: -22 },
  text: { glyphs: text, tracking: 0 },
};

function glyphsOf(words: string, face: Face): Glyph[] {
  const { glyphs } = faces[face];
  return [...words].flatMap((character) => {
    // A letter without an outline is drawn without its accent.
    const known = glyphs[character] ?? glyphs[character.normalize('NFD').charAt(0)];
    if (known === undefined) return [];
    const space = known.indexOf(' ');
    return space < 0
      ? [{ advance: Number(known), path: '' }]
      : [{ advance: Number(known.slice(0, space)), path: known.slice(space + 1) }];
  });
}

export function widthOf(words: string, face: Face, size: number): number {
  const { tracking } = faces[face];
  const units = glyphsOf(words, face).reduce((sum, glyph) => sum + glyph.advance + tracking, 0);
  return (units * size) / 1000;
}

export const lineHeight = 1.08;

type Space = { sizes: number[]; width: number; height: number };

/**
 * Breaks text into lines, as large as it fits without breaking a word. Text that is too long at the
 * smallest size is cut and ends with an ellipsis.
 */
export function fitLines(words: string, face: Face, { sizes, width, height }: Space) {
  const tries = sizes.map((size) => ({ size, lines: wrap(words, face, size, width) }));
  const whole = tries.find(
    ({ size, lines }) =>
      lines.length * size * lineHeight <= height &&
      lines.every((line) => widthOf(line, face, size) <= width),
  );
  if (whole) return whole;
  const size = Math.min(...sizes);
  const maxLines = Math.floor(height / (size * lineHeight));
  const pieces = words.split(/\s+/).flatMap((word) => breakUp(word, face, size, width));
  const lines = wrap(pieces.join(' '), face, size, width);
  const last = shorten(lines.slice(maxLines - 1).join(' '), face, size, width);
  return { size, lines: [...lines.slice(0, maxLines - 1), last] };
}

function wrap(words: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.trim().split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Cuts a line to the available width, with an ellipsis. */
export function shorten(words: string, face: Face, size: number, width: number): string {
  if (widthOf(words, face, size) <= width) return words;
  const characters = [...words];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, face, size) > width)
    characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

function breakUp(word: string, face: Face, size: number, width: number): string[] {
  const pieces = [''];
  for (const character of word) {
    const longer = pieces.at(-1) + character;
    if (widthOf(longer, face, size) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces;
}

type LinePosition = { x: number; y: number; size: number; color: string };

/** One line of text as a group of paths; `y` is its baseline. */
export function renderLine(words: string, face: Face, { x, y, size, color }: LinePosition): string {
  const { tracking } = faces[face];
  let at = 0;
  const paths = glyphsOf(words, face).map(({ advance, path }) => {
    const drawn = path && `<path transform="translate(${at} 0)" d="${path}"/>`;
    at += advance + tracking;
    return drawn;
  });
  const scale = size / 1000;
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale})">${paths.join('')}</g>`;
}
