import { fontFiles, splitRuns, toDrawable, type Weight } from './fonts.ts';

export const colors = {
  ink: '#1e1a17',
  soft: '#5d554e',
  line: '#e6dccd',
  spruce: '#17443a',
  apricot: '#ff8f5e',
  wool: '#f1e8db',
  paper: '#ffffff',
};

/** Measures of an A4 page, in points. */
export const margin = 48;
export const right = 547;
export const width = right - margin;

export type Style = {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right';
  /** Wraps at this width; a right-aligned text ends there. */
  width: number;
};

const defaultSize = 9.5;
const lineHeight = 1.4;

export const lineHeightOf = ({ size = defaultSize }: Pick<Style, 'size'>) => size * lineHeight;

/** Writes text on an A4 page, with lines that may have several fonts. */
export function createPage(document: PDFKit.PDFDocument) {
  for (const [name, file] of Object.entries(fontFiles)) document.registerFont(name, file);

  /** Widths by weight and word, at size 1: texts repeat their words, and shaping one takes long. */
  const widths = new Map<string, number>();

  function widthOf(text: string, { size = defaultSize, weight = 'regular' }: Style): number {
    const key = `${weight} ${text}`;
    let knownWidth = widths.get(key);
    if (knownWidth === undefined) {
      knownWidth = splitRuns(text, weight).reduce(
        (sum, run) => sum + document.font(run.font).fontSize(100).widthOfString(run.text) / 100,
        0,
      );
      widths.set(key, knownWidth);
    }
    return knownWidth * size;
  }

  /** Breaks a word that is wider than a line, such as a URL. */
  function breakWord(word: string, style: Style): string[] {
    if (widthOf(word, style) <= style.width) return [word];
    const parts: string[] = [];
    for (const letter of word) {
      const longer = `${parts.at(-1) ?? ''}${letter}`;
      if (parts.length > 0 && widthOf(longer, style) <= style.width)
        parts[parts.length - 1] = longer;
      else parts.push(letter);
    }
    return parts;
  }

  /** The lines of a text, which may have paragraphs. */
  function wrap(text: string, style: Style): string[] {
    const space = widthOf(' ', style);
    return toDrawable(text)
      .split('\n')
      .flatMap((paragraph) => {
        const lines: string[] = [];
        let used = 0;
        for (const word of paragraph.split(' ').flatMap((part) => breakWord(part, style))) {
          const wide = widthOf(word, style);
          if (lines.length > 0 && used + space + wide <= style.width) {
            lines[lines.length - 1] += ` ${word}`;
            used += space + wide;
          } else {
            lines.push(word);
            used = wide;
          }
        }
        return lines;
      });
  }

  function writeLine(line: string, x: number, y: number, style: Style): void {
    const { size = defaultSize, weight = 'regular', color = colors.ink, align } = style;
    const runs = splitRuns(line, weight);
    const widths = runs.map(({ text, font }) =>
      document.font(font).fontSize(size).widthOfString(text),
    );
    const total = widths.reduce((sum, wide) => sum + wide, 0);
    let leftX = align === 'right' ? x + style.width - total : x;
    for (const [index, { text, font }] of runs.entries()) {
      document.font(font).fontSize(size).fillColor(color);
      document.text(text, leftX, y, { lineBreak: false });
      leftX += widths[index] ?? 0;
    }
  }

  /** Returns the y below the text. */
  function write(text: string, x: number, y: number, style: Style): number {
    const lines = wrap(text, style);
    for (const [index, line] of lines.entries()) {
      writeLine(line, x, y + index * lineHeightOf(style), style);
    }
    return y + lines.length * lineHeightOf(style);
  }

  const heightOf = (text: string, style: Style) => wrap(text, style).length * lineHeightOf(style);

  function rule(x: number, y: number, long: number, color = colors.line): void {
    document
      .moveTo(x, y)
      .lineTo(x + long, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
  }

  return { document, wrap, writeLine, write, heightOf, rule };
}

export type Page = ReturnType<typeof createPage>;
