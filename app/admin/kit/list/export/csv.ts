type Value = string | number | null | undefined;

/** Spreadsheets detect UTF-8 only with a byte order mark. */
export const byteOrderMark = '\uFEFF';

export function renderCsvLine(values: Value[]): string {
  return `${values.map(renderCsvValue).join(',')}\r\n`;
}

/**
 * A spreadsheet would run a text that starts like a formula, and applicants write these texts. A
 * leading apostrophe makes it plain text. Some spreadsheets take full-width signs for formulas too. Numbers stay numbers.
 */
export function renderCsvValue(value: Value): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
