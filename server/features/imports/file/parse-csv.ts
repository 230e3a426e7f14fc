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
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const declared = /^sep=.\r?\n/i.exec(text.slice(at, at + 8));
  if (declared) at += declared[0].length;
  while (at < text.length && rows.length < maxRows) {
    let cell: string;
    if (text[at] === '"') {
      const end = findClosingQuote(text, at + 1);
      // The rest of a long cell is cut off below. It may be quotes only, which would take the memory of the thread.
      cell = text.slice(at + 1, Math.min(end, at + 1 + maxCellLength * 2)).replaceAll('""', '"');
      at = end + 1;
      // Text after the closing quote belongs to the cell, as spreadsheets read it.
      const cellEnd = endOfCell(text, at, separator);
      cell += text.slice(at, cellEnd);
      at = cellEnd;
    } else {
      const end = endOfCell(text, at, separator);
      cell = text.slice(at, end);
      at = end;
    }
    row.push(cell.slice(0, maxCellLength));
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end is followed by an empty cell.
      if (at === text.length) row.push('');
      else continue;
    } else if (text[at] === '\r') at += text[at + 1] === '\n' ? 2 : 1;
    else at += 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

function findClosingQuote(text: string, from: number): number {
  let at = from;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return text.length;
    if (text[quote + 1] !== '"') return quote;
    at = quote + 2;
  }
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length) {
    const character = text[at];
    if (character === separator || character === '\n' || character === '\r') return at;
    at += 1;
  }
  return at;
}
