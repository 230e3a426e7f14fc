const months = [
  ['jan', 'january', 'januari'],
  ['feb', 'february', 'februari'],
  ['mar', 'march', 'mars'],
  ['apr', 'april'],
  ['may', 'maj'],
  ['jun', 'june', 'juni'],
  ['jul', 'july', 'juli'],
  ['aug', 'august', 'augusti'],
  ['sep', 'sept', 'september'],
  ['oct', 'okt', 'october', 'oktober'],
  ['nov', 'november'],
  ['dec', 'december'],
];

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
// The year may follow a space, because Swedes write 15/1 2027.
const numeric = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.]| +(?=\d{4}))(\d{4}|\d{2})(?!\d)/;
const dayFirst =
  /^(?:\p{L}+,? +)?(\d{1,2})(?:st|nd|rd|th)?[ .-]+(\p{L}{3,9})\.?[ ,.-]+(\d{4})(?!\d)/u;
const monthFirst = /^(?:\p{L}+, +)?(\p{L}{3,9})\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})(?!\d)/u;

const monthOf = (name: string): number =>
  months.findIndex((names) => names.includes(name.toLowerCase())) + 1;

/** Returns the day as ISO 8601, or undefined for a text that names none. A time of day is left out. */
export function normaliseDate(text: string, isMonthFirst = false): string | undefined {
  const value = text.trim();
  const [, year, month, day] = iso.exec(value) ?? compact.exec(value) ?? [];
  if (year) return toDay(Number(year), Number(month), Number(day));
  const parts = numeric.exec(value);
  if (parts) {
    const [, one, two, last = ''] = parts;
    const full = last.length === 2 ? 2000 + Number(last) : Number(last);
    const [d, m] = isMonthFirst ? [two, one] : [one, two];
    return toDay(full, Number(m), Number(d));
  }
  const dayFirstMatch = dayFirst.exec(value);
  if (dayFirstMatch)
    return toDay(
      Number(dayFirstMatch[3]),
      monthOf(dayFirstMatch[2] ?? ''),
      Number(dayFirstMatch[1]),
    );
  const american = monthFirst.exec(value);
  if (american) return toDay(Number(american[3]), monthOf(american[1] ?? ''), Number(american[2]));
  return undefined;
}

function toDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 && year < 2200 ? date.toISOString().slice(0, 10) : undefined;
}

/** True if a column has dates such as 12/31/2024, and none such as 31/12/2024. */
export function isMonthFirst(values: Iterable<string>): boolean {
  let found = false;
  for (const value of values) {
    const [, one, two] = numeric.exec(value.trim()) ?? [];
    if (Number(one) > 12) return false;
    if (Number(two) > 12) found = true;
  }
  return found;
}
