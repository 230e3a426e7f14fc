type CsvField = string | null;

interface Csv {
  /** The first line names the columns. */
  names: string[];
  lines: CsvField[][];
}

/** Returns undefined if lines differ in their number of fields. An unquoted NULL becomes null. */
export function csvToRows(text: string): Csv | undefined {
  const [names, ...lines] = readLines(text);
  if (!names) return { names: [], lines: [] };
  if (lines.some((line) => line.length !== names.length)) return undefined;
  return { names: names.map(String), lines };
}

function readLines(text: string): CsvField[][] {
  const lines: CsvField[][] = [];
  let line: CsvField[] = [];
  let position = 0;
  // A comma at the end of the text is followed by an empty field.
  for (let isOpen = false; position < text.length || isOpen; ) {
    const { value, end } = readQuoted(text, position) ?? readPlain(text, position);
    line.push(value);
    isOpen = text[end] === ',';
    if (!isOpen) {
      lines.push(line);
      line = [];
    }
    position = text[end] === '\r' ? end + 2 : end + 1;
  }
  return lines;
}

const isEnd = (text: string, at: number) =>
  at >= text.length || text[at] === ',' || text[at] === '\n' || text.startsWith('\r\n', at);

/** Returns undefined if there is no quoted field here that ends with a separator. */
function readQuoted(text: string, start: number) {
  if (text[start] !== '"') return undefined;
  for (
    let quoteIndex = text.indexOf('"', start + 1);
    quoteIndex >= 0;
    quoteIndex = text.indexOf('"', quoteIndex + 2)
  ) {
    if (text[quoteIndex + 1] === '"') continue;
    if (!isEnd(text, quoteIndex + 1)) return undefined;
    return { value: text.slice(start + 1, quoteIndex).replaceAll('""', '"'), end: quoteIndex + 1 };
  }
  return undefined;
}

const stop = /,|\r?\n/g;

function readPlain(text: string, start: number) {
  stop.lastIndex = start;
  const end = stop.exec(text)?.index ?? text.length;
  const value = text.slice(start, end);
  return { value: value === 'NULL' ? null : value, end };
}
