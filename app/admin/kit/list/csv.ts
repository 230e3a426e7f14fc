type Value = string | number | null | undefined;

/** Spreadsheets read UTF-8 as such only behind this mark. */
export const byteOrderMark = '\uFEFF';

export function renderCsvLine(values: Value[]): string {
  return `${values.map(renderCsvValue).join(',')}\r\n`;
}

/**
 * A text that begins like a formula would be run by a spreadsheet, and whoever applies for a job
 * writes texts. An apostrophe in front makes it a text again. Numbers of our own stay numbers.
 */
export function renderCsvValue(value: Value): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
