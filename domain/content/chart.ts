// A chart in rich text is written as lines, "Agency: 115,200 kr". The editor stores no markup, and feeds can show the
// same lines.

type ChartRow = {
  label: string;
  /** The value as it was written. */
  value: string;
  /** The length of the bar, from 0 to 1. */
  share: number;
};

export type Chart = { title: string; rows: ChartRow[] };

const maxRows = 12;

/** Lines before the first value are the title. Undefined without two values, as there is nothing to compare. */
export function parseChart(text: string): Chart | undefined {
  const title: string[] = [];
  const rows: (Omit<ChartRow, 'share'> & { number: number })[] = [];
  for (const line of text.split('\n')) {
    const row = parseRow(line);
    if (row) rows.push(row);
    else if (rows.length === 0 && line.trim()) title.push(line.trim());
  }
  if (rows.length < 2 || rows.length > maxRows) return undefined;
  const maxNumber = Math.max(...rows.map(({ number }) => number));
  return {
    title: title.join(' '),
    rows: rows.map(({ label, value, number }) => ({
      label,
      value,
      share: maxNumber > 0 ? number / maxNumber : 0,
    })),
  };
}

/** The lines that the chart was written as. */
export function chartLines({ title, rows }: Chart): string[] {
  return [...(title ? [title] : []), ...rows.map(({ label, value }) => `${label}: ${value}`)];
}

function parseRow(line: string) {
  const colon = line.lastIndexOf(':');
  if (colon < 1) return undefined;
  const value = line.slice(colon + 1).trim();
  const number = parseNumber(value);
  return number === undefined ? undefined : { label: line.slice(0, colon).trim(), value, number };
}

/** "115,200 kr", "115 200 kr", "4.5 %" and "4,5 %": a comma or point before exactly three digits separates thousands. */
function parseNumber(value: string): number | undefined {
  const digits = /\d[\d\s.,]*/.exec(value)?.[0];
  if (!digits || value.startsWith('-') || value.startsWith('−')) return undefined;
  const plain = digits
    .replace(/\s/g, '')
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  const number = Number.parseFloat(plain);
  return Number.isFinite(number) ? number : undefined;
}
