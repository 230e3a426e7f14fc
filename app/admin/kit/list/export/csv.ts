import type { Language } from '../../../../../domain/language.ts';

type Value = string | number | null | undefined;

/** Spreadsheets detect UTF-8 only with a byte order mark. */
export const byteOrderMark = '\uFEFF';

/** Excel in Swedish separates columns by semicolons and decimals by a comma. */
const separators: Record<Language, string> = { en: ',', sv: ';' };

export function renderCsvLine(values: Value[], language: Language): string {
  const line = values.map((value) => renderCsvValue(value, language)).join(separators[language]);
  return `${line}\r\n`;
}

/**
 * A spreadsheet would run a text that starts like a formula, and applicants write these texts. A
 * leading apostrophe makes it plain text. Some spreadsheets take full-width signs for formulas too. Numbers stay numbers.
 */
export function renderCsvValue(value: Value, language: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') {
    return language === 'sv' ? String(value).replace('.', ',') : String(value);
  }
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
