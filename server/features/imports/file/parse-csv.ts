import { maxCellLength } from '../../../../domain/imports/import.ts';

const separators = [',', ';', '\t', '|'] as const;
type Separator = (typeof separators)[number];

/** Lines that are compared to recognise the separator. */
const comparedLines = 20;

/**
 * Recognises the separator: the one that divides the first lines into equally many columns, and into the most. Excel
 * may name it in the first line.
 */
export function findSeparator(text: string): Separator {
  const declared = /^\uFEFF?sep=(.)\r?\n/i.exec(text)?.[1];
  if (declared && separators.includes(declared as Separator)) return declared as Separator;
  let best: Separator = ',';
  let bestScore = 0;
  for (const separator of separators) {
    const lines = parseCsv(text.slice(0, 100_000), separator, comparedLines).filter(isFilled);
    const [first] = lines;
    const width = first?.length ?? 0;
    if (width < 2) continue;
    const shareOfWidth = lines.filter(({ length }) => length === width).length / lines.length;
    const score = width * shareOfWidth;
    if (score > bestScore) [best, bestScore] = [separator, score];
  }
  return best;
}

export const isFilled = (row: string[]): boolean => row.some((cell) => cell.trim() !== '');

/** Reads comma-separated values as RFC 4180 describes them. A quote inside an unquoted cell is a character. */
export function parseCsv(
  text: string,
  separator: string,
  maxRows = Number.POSITIVE_INFINITY,
): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let position = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const declared = /^sep=.\r?\n/i.exec(text.slice(position, position + 8));
  if (declared) position += declared[0].length;
  while (position < text.length && rows.length < maxRows) {
    let cell: string;
    if (text[position] === '"') {
      const end = findClosingQuote(text, position + 1);
      // The rest of a long cell is cut off below. It may be quotes only, which would take the memory of the thread.
      cell = text
        .slice(position + 1, Math.min(end, position + 1 + maxCellLength * 2))
        .replaceAll('""', '"');
      position = end + 1;
      // Text after the closing quote belongs to the cell, as spreadsheets read it.
      const cellEnd = endOfCell(text, position, separator);
      cell += text.slice(position, cellEnd);
      position = cellEnd;
    } else {
      const end = endOfCell(text, position, separator);
      cell = text.slice(position, end);
      position = end;
    }
    row.push(cell.slice(0, maxCellLength));
    if (text[position] === separator) {
      position += 1;
      // A separator at the very end is followed by an empty cell.
      if (position === text.length) row.push('');
      else continue;
    } else if (text[position] === '\r') position += text[position + 1] === '\n' ? 2 : 1;
    else position += 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

function findClosingQuote(text: string, from: number): number {
  let position = from;
  for (;;) {
    const quote = text.indexOf('"', position);
    if (quote === -1) return text.length;
    if (text[quote + 1] !== '"') return quote;
    position = quote + 2;
  }
}

function endOfCell(text: string, from: number, separator: string): number {
  let position = from;
  while (position < text.length) {
    const character = text[position];
    if (character === separator || character === '\n' || character === '\r') return position;
    position += 1;
  }
  return position;
}
