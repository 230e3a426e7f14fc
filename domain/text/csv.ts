import type { Language } from '../language.ts';

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
 * Renders a value of a CSV file. A spreadsheet would run a text that starts like a formula, also with a full-width sign,
 * and applicants write these texts: a leading apostrophe makes it plain text. Numbers stay numbers.
 */
export function renderCsvValue(value: Value, language: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') {
    return language === 'sv' ? String(value).replace('.', ',') : String(value);
  }
  const start = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? "'" : '';
  const safe = start + value.replaceAll(laterFormula, "'");
  return /[",\t\r\n;]/.test(safe) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/**
 * The beginning of a formula within a text, behind a separator of any language. A spreadsheet that expects another
 * separator than the file has would begin a cell there, in spite of the quotes around the text. The expression begins with
 * the sign, so that it takes linear time.
 */
const laterFormula = /(?=[=+\-@＝＋－＠])(?<=[,;\t\r\n][\s"]*)/g;

/** Returns a text as it was before `renderCsvValue`: a file that was exported can be imported again. */
export const readCsvText = (text: string): string =>
  text.replace(/^'(?=\s*[=+\-@\t\r＝＋－＠])/, '').replaceAll(escapedLater, '');

const escapedLater = /'(?=[=+\-@＝＋－＠])(?<=[,;\t\r\n][\s"]*')/g;
