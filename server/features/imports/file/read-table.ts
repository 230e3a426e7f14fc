import { fileTypeFromBuffer } from 'file-type';
import {
  type ImportFileError,
  maxImportBytes,
  maxImportCharacters,
  maxImportColumns,
  maxImportRows,
} from '../../../../domain/imports/import.ts';
import { isMonthFirst } from '../../../../domain/imports/values/normalise-date.ts';
import { readCsvText } from '../../../../domain/text/csv.ts';
import { decodeText } from './decode-text.ts';
import { findSeparator, isFilled, parseCsv } from './parse-csv.ts';
import { type NumberedRow, readWorkbook } from './read-workbook.ts';

type ImportFormat =
  | { type: 'csv'; encoding: string; separator: string }
  | { type: 'xlsx'; sheet: string };

export type ImportTable = {
  format: ImportFormat;
  columns: string[];
  /** Numbered as a spreadsheet shows them: the names of the columns are usually in row 1. */
  rows: NumberedRow[];
  /** The dates of a column are written like 12/31/2024. */
  monthFirst: boolean;
};

type Read = { format: ImportFormat; rows: NumberedRow[] };

/** Reads a CSV file or an Excel workbook as a table with column names. */
export async function readTable(bytes: Uint8Array): Promise<ImportTable | ImportFileError> {
  if (bytes.length === 0) return 'file_empty';
  if (bytes.length > maxImportBytes) return 'file_too_large';
  const result = await readRows(bytes);
  return typeof result === 'string' ? result : toTable(result);
}

async function readRows(bytes: Uint8Array): Promise<Read | ImportFileError> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isArchive) {
    const workbook = readWorkbook(bytes);
    if (typeof workbook === 'string') return workbook;
    const sheet = withoutUnstorable(workbook.sheet.slice(0, 100));
    return { format: { type: 'xlsx', sheet }, rows: workbook.rows };
  }
  // The format of Excel 97. A workbook with a password has it, too.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11) return 'file_old_excel';
  const { text, encoding } = decodeText(bytes);
  const start = text.slice(0, 1000).trimStart();
  const isOther =
    text.slice(0, 100_000).includes('\0') ||
    /^(<!doctype|<html|<\?xml|<script|%PDF|\{\\rtf)/i.test(start);
  if (isOther) return 'file_type';
  if (encoding === 'windows-1252' && (await fileTypeFromBuffer(bytes.subarray(0, 4100)))) {
    return 'file_type';
  }
  const separator = findSeparator(text);
  const rows = parseCsv(text, separator).map((cells, index) => ({ number: index + 1, cells }));
  return { format: { type: 'csv', encoding, separator }, rows };
}

function toTable({ format, rows }: Read): ImportTable | ImportFileError {
  const filled = rows.filter(({ cells }) => isFilled(cells));
  const [header, ...filledRows] = filled;
  if (!header) return 'file_empty';
  const columns = header.cells.map((name) => withoutUnstorable(name).trim().slice(0, 200));
  while (columns.at(-1) === '') columns.pop();
  if (columns.length > maxImportColumns) return 'file_too_many_columns';
  if (columns.some((name) => /^\S+@\S+\.\S+$/.test(name))) return 'file_no_header';
  if (filledRows.length === 0) return 'file_no_rows';
  if (filledRows.length > maxImportRows) return 'file_too_many_rows';
  if (countCharacters(filledRows) > maxImportCharacters) return 'file_bomb';
  const table = filledRows.map(({ number, cells }) => ({
    number,
    cells: columns.map((_, index) => readCsvText(withoutUnstorable(cells[index] ?? ''))),
  }));
  const monthFirst = columns.some((_, index) => isMonthFirst(valuesOf(table, index)));
  return { format, columns, rows: table, monthFirst };
}

const countCharacters = (rows: NumberedRow[]): number =>
  rows.reduce((sum, { cells }) => cells.reduce((part, { length }) => part + length, sum), 0);

/** PostgreSQL stores neither NUL characters nor lone surrogates. */
const withoutUnstorable = (text: string) => text.replaceAll('\0', '').toWellFormed();

function* valuesOf(rows: NumberedRow[], index: number): Generator<string> {
  for (const { cells } of rows) yield cells[index] ?? '';
}
