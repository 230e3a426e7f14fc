import {
  type ImportFileError,
  maxCellLength,
  maxImportRows,
} from '../../../../domain/imports/import.ts';
import { mebibyte } from '../../../../domain/units.ts';
import { readZipDirectory, unpackEntry } from '../../../documents/zip-directory.ts';
import { decodeEntities } from '../../../support/decode-entities.ts';
import { findDateStyles, toIsoDay } from './workbook-dates.ts';
import { findElements, withoutElements } from './xml-elements.ts';

// Reads the first visible sheet of an Excel workbook (ECMA-376). Only values are read: formulas, links, macros and
// external data are never looked at.

/** 50,000 rows of thirty cells. */
const maxSheetBytes = 160 * mebibyte;
const maxStringsBytes = 64 * mebibyte;
const maxPartBytes = 4 * mebibyte;

export type NumberedRow = { number: number; cells: string[] };
type Workbook = { sheet: string; rows: NumberedRow[] };

export function readWorkbook(bytes: Uint8Array): Workbook | ImportFileError {
  const directory = readZipDirectory(bytes, maxSheetBytes + maxStringsBytes);
  if (!directory) return 'file_bomb';
  const unpack = (name: string, limit: number) => {
    const entry = directory.get(name);
    return entry && unpackEntry(bytes, entry, limit);
  };
  const readPart = (name: string) => unpack(name, maxPartBytes)?.toString('utf8');
  const workbook = readPart('xl/workbook.xml');
  if (workbook === undefined) return 'file_type';
  const location = findSheet(workbook, readPart('xl/_rels/workbook.xml.rels') ?? '');
  if (!location || !directory.has(location.path)) return 'file_type';
  const sheet = unpack(location.path, maxSheetBytes);
  if (!sheet) return 'file_bomb';
  const hasStrings = directory.has('xl/sharedStrings.xml');
  const strings = unpack('xl/sharedStrings.xml', maxStringsBytes);
  if (hasStrings && !strings) return 'file_bomb';
  const cellContext = {
    strings: strings ? readStrings(strings) : [],
    dateStyles: findDateStyles(readPart('xl/styles.xml') ?? ''),
    since1904: /<(?:\w+:)?workbookPr\b[^<>]*\bdate1904="(1|true)"/.test(workbook),
  };
  const rows: NumberedRow[] = [];
  for (const xml of elementsOf(sheet, 'row')) {
    const rowNumber = Number(attribute(xml.slice(0, xml.indexOf('>')), 'r'));
    rows.push({
      number: numberAfter(rows.at(-1)?.number ?? 0, rowNumber),
      cells: readCells(xml, cellContext),
    });
    if (rows.length > maxImportRows * 2) return 'file_too_many_rows';
  }
  return { sheet: location.name, rows };
}

/** Excel has 1,048,576 rows, in ascending order. A row with another number follows the one before it. */
const numberAfter = (last: number, named: number): number =>
  Number.isInteger(named) && named > last && named <= 1_048_576 ? named : last + 1;

function findSheet(
  workbook: string,
  relations: string,
): { name: string; path: string } | undefined {
  const targets = new Map<string | undefined, string>();
  for (const [, relation = ''] of relations.matchAll(/<(?:\w+:)?Relationship\b([^<>]*)>/g)) {
    const id = attribute(relation, 'Id');
    if (!targets.has(id)) targets.set(id, attribute(relation, 'Target') ?? '');
  }
  for (const [, attributes = ''] of workbook.matchAll(/<(?:\w+:)?sheet\b([^<>]*)>/g)) {
    if (/\bstate="(hidden|veryHidden)"/.test(attributes)) continue;
    const target = targets.get(attribute(attributes, 'r:id') ?? attribute(attributes, '\\w+:id'));
    if (target === undefined) continue;
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
    return { name: attribute(attributes, 'name') ?? '', path };
  }
  return undefined;
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decodeEntities(value);
}

/** The elements of a name, one after the other: a sheet can be too large for one string. */
function* elementsOf(xml: Buffer, name: string): Generator<string> {
  const prefix = /<(\w+:)?(?:worksheet|sst)\b/.exec(xml.toString('latin1', 0, 4000))?.[1] ?? '';
  const opening = `<${prefix}${name}`;
  const closing = `</${prefix}${name}>`;
  let position = xml.indexOf(opening);
  while (position !== -1) {
    const tagEnd = xml.indexOf('>', position);
    if (tagEnd === -1) return;
    // An element without content has no closing tag; another name may begin like this one.
    const isWhole = /[\s/>]/.test(String.fromCharCode(xml[position + opening.length] ?? 0));
    const isEmpty = xml[tagEnd - 1] === 0x2f;
    const end = !isWhole || isEmpty ? tagEnd + 1 : xml.indexOf(closing, tagEnd);
    if (end === -1) return;
    if (isWhole) yield xml.toString('utf8', position, end);
    position = xml.indexOf(opening, end);
  }
}

/** Joins the runs of a text. Excel writes control characters as _x000D_. */
const textOf = (xml: string): string =>
  decodeEntities(
    Array.from(findElements(withoutElements(xml, 'rPh'), 't'), ({ content }) => content).join(''),
  )
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .slice(0, maxCellLength);

const readStrings = (xml: Buffer): string[] => Array.from(elementsOf(xml, 'si'), textOf);

type Reading = { strings: string[]; dateStyles: Set<number>; since1904: boolean };

const valuePattern = /<(?:\w+:)?v\b[^<>]*>([^<]*)</;

function readCells(row: string, reading: Reading): string[] {
  const cells: string[] = [];
  for (const { attributes, content } of findElements(row, 'c')) {
    const columnIndex = columnOf(attribute(attributes, 'r')) ?? cells.length;
    // Excel has 16,384 columns; more than are imported are not kept.
    if (columnIndex > 1000) continue;
    while (cells.length < columnIndex) cells.push('');
    cells[columnIndex] = readValue(attributes, content, reading);
  }
  return cells;
}

function readValue(attributes: string, content: string, reading: Reading): string {
  const type = attribute(attributes, 't');
  if (type === 'inlineStr') return textOf(content);
  const value = decodeEntities(valuePattern.exec(content)?.[1] ?? '').slice(0, maxCellLength);
  if (type === 's') return reading.strings[Number(value)] ?? '';
  if (type === 'e' || value === '') return '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'str' || type === 'd') return value;
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  if (reading.dateStyles.has(Number(attribute(attributes, 's') ?? -1))) {
    return toIsoDay(number, reading.since1904) ?? value;
  }
  // Phone numbers are stored as 4.6701234567E10.
  return Number.isSafeInteger(number) ? String(number) : value;
}

/** "AB12" is in column 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
