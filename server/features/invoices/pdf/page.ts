import type PDFDocument from 'pdfkit';
import { fontFiles, type Run, splitRuns, type Weight } from './fonts.ts';

export const colors = {
  ink: '#1e1a17',
  soft: '#5d554e',
  line: '#e6dccd',
  spruce: '#17443a',
  apricot: '#ff8f5e',
  wool: '#f1e8db',
};

export type Style = {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right';
  /** Wraps at this width; a right-aligned text ends there. */
  width: number;
};

const lineHeight = 1.4;

/** Writes text on an A4 page, with lines that may have several fonts. */
export function createPage(document: PDFKit.PDFDocument) {
  for (const [name, file] of Object.entries(fontFiles)) document.registerFont(name, file);

  const widthOf = (runs: readonly Run[], size: number) =>
    runs.reduce(
      (sum, { text, font }) => sum + document.font(font).fontSize(size).widthOfString(text),
      0,
    );

  function wrap(text: string, size: number, weight: Weight, width: number): Run[][] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      const fits = widthOf(splitRuns(longer, weight), size) <= width;
      if (lines.length > 0 && fits) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.map((line) => splitRuns(line, weight));
  }

  /** Returns the y below the text. */
  function write(text: string, x: number, y: number, style: Style): number {
    const { size = 9.5, weight = 'regular', color = colors.ink, align = 'left', width } = style;
    const lines = wrap(text, size, weight, width);
    for (const [index, runs] of lines.entries()) {
      let left = align === 'right' ? x + width - widthOf(runs, size) : x;
      for (const { text: part, font } of runs) {
        document.font(font).fontSize(size).fillColor(color);
        document.text(part, left, y + index * size * lineHeight, { lineBreak: false });
        left += document.widthOfString(part);
      }
    }
    return y + lines.length * size * lineHeight;
  }

  function rule(x: number, y: number, width: number, color = colors.line): void {
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
  }

  return { document, write, rule };
}

export type Page = ReturnType<typeof createPage>;
export type Constructor = typeof PDFDocument;
