import headingOutlines from './heading-outlines.json';
import textOutlines from './text-outlines.json';

// sharp, which renders the SVG, cannot load web fonts, so each letter is drawn as a path. The JSON files map a character
// to its advance (the distance to the next letter) and its path, in thousandths of the font size.

type Face = 'heading' | 'text';

type Glyph = { advance: number; path: string };

const faces: Record<Face, { glyphs: Record<string, string>; tracking: number }> = {
  heading: { glyphs: headingOutlines, tracking: -22 },
  text: { glyphs: textOutlines, tracking: 0 },
};

function glyphsOf(text: string, face: Face): Glyph[] {
  const { glyphs } = faces[face];
  return [...text].flatMap((character) => {
    // A letter without an outline is drawn without its accent.
    const outline = glyphs[character] ?? glyphs[character.normalize('NFD').charAt(0)];
    if (outline === undefined) return [];
    const space = outline.indexOf(' ');
    return space < 0
      ? [{ advance: Number(outline), path: '' }]
      : [{ advance: Number(outline.slice(0, space)), path: outline.slice(space + 1) }];
  });
}

export function widthOf(text: string, face: Face, size: number): number {
  const { tracking } = faces[face];
  const units = glyphsOf(text, face).reduce((sum, glyph) => sum + glyph.advance + tracking, 0);
  return (units * size) / 1000;
}

export const lineHeight = 1.08;

type Space = { sizes: number[]; width: number; height: number };

/**
 * Breaks text into lines, as large as it fits without breaking a word. Text that is too long at the
 * smallest size is cut and ends with an ellipsis.
 */
export function fitLines(text: string, face: Face, { sizes, width, height }: Space) {
  const layouts = sizes.map((size) => ({ size, lines: wrapLines(text, face, size, width) }));
  const fitting = layouts.find(
    ({ size, lines }) =>
      lines.length * size * lineHeight <= height &&
      lines.every((line) => widthOf(line, face, size) <= width),
  );
  if (fitting) return fitting;
  const size = Math.min(...sizes);
  const maxLines = Math.floor(height / (size * lineHeight));
  const pieces = text.split(/\s+/).flatMap((word) => breakUp(word, face, size, width));
  const lines = wrapLines(pieces.join(' '), face, size, width);
  const last = shorten(lines.slice(maxLines - 1).join(' '), face, size, width);
  return { size, lines: [...lines.slice(0, maxLines - 1), last] };
}

function wrapLines(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Cuts a line to the available width, with an ellipsis. */
export function shorten(text: string, face: Face, size: number, width: number): string {
  if (widthOf(text, face, size) <= width) return text;
  const characters = [...text];
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
export function renderLine(text: string, face: Face, { x, y, size, color }: LinePosition): string {
  const { tracking } = faces[face];
  let offset = 0;
  const paths = glyphsOf(text, face).map(({ advance, path }) => {
    const drawn = path && `<path transform="translate(${offset} 0)" d="${path}"/>`;
    offset += advance + tracking;
    return drawn;
  });
  const scale = size / 1000;
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale})">${paths.join('')}</g>`;
}
