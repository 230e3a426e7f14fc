import { isRecord } from '../../../domain/is-record.ts';
import { findExceededLimit, type JsonLimits } from '../../http/json-limits.ts';
import { csvToRows } from './csv.ts';
import { formLimits, jsonLimits, maxKeys } from './limits.ts';

// Extracts from a body what planning and SQL need. It runs in a thread too, so it throws no RestError.

/** Text, or UTF-8 bytes for a large body. */
export type Json = string | Buffer;

export type Content =
  | { type: 'object'; json: Json; keys: string[] }
  /** A list of objects. */
  | { type: 'list'; json: Json; keys: string[]; count: number; haveSameKeys: boolean }
  /** JSON that is neither an object nor a list of objects. */
  | { type: 'value' }
  | { type: 'form'; fields: [string, string][] }
  /** A content type that is passed on unchanged. */
  | { type: 'raw' }
  | { type: 'empty' }
  | { type: 'invalid'; message: string };

const invalidJson: Content = { type: 'invalid', message: 'Empty or invalid json' };
const excesses: Record<keyof JsonLimits, string> = {
  depth: 'The body is nested too deeply',
  keys: 'An object of the body has too many keys',
  values: 'The body holds too many values',
};

export function parseContent(bytes: Buffer, contentType: string): Content {
  switch (contentType) {
    case 'application/x-www-form-urlencoded':
      return parseForm(bytes);
    case 'text/csv':
      return parseCsv(bytes);
    case 'application/json':
    case '':
      return bytes.length === 0 ? { type: 'empty' } : parseJson(bytes);
    default:
      return { type: 'raw' };
  }
}

function parseForm(bytes: Buffer): Content {
  const message = 'The form has too many or too long fields';
  const isTooLarge = bytes.length > formLimits.bytes || countByte(bytes, '&') >= formLimits.fields;
  if (isTooLarge) return { type: 'invalid', message };
  return { type: 'form', fields: [...new URLSearchParams(bytes.toString('utf8'))] };
}

export function countByte(bytes: Buffer, character: string): number {
  const code = character.charCodeAt(0);
  let count = 0;
  for (const byte of bytes) if (byte === code) count += 1;
  return count;
}

function parseCsv(bytes: Buffer): Content {
  const rows = csvToRows(bytes.toString('utf8'));
  if (!rows) return { type: 'invalid', message: 'All lines must have same number of fields' };
  const { names, lines } = rows;
  if (names.length > maxKeys)
    return { type: 'invalid', message: 'A table has fewer columns than this' };
  const objects = lines.map((line) =>
    Object.fromEntries(names.map((name, index) => [name, line[index] ?? null])),
  );
  const keys = Object.keys(objects[0] ?? {});
  const json = JSON.stringify(objects);
  return { type: 'list', json, keys, count: objects.length, haveSameKeys: true };
}

function parseJson(bytes: Buffer): Content {
  const excess = findExceededLimit(bytes, jsonLimits);
  if (excess) return { type: 'invalid', message: excesses[excess] };
  const json = bytes.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return invalidJson;
  }
  if (isRecord(value)) return { type: 'object', json, keys: keysOf(value) };
  if (!Array.isArray(value) || !value.every(isRecord)) return { type: 'value' };
  return { type: 'list', json, count: value.length, ...commonKeys(value) };
}

/** Stops after the maximum, because more keys cannot match any table or function. */
const keysOf = (object: object) => Object.keys(object).slice(0, maxKeys + 1);

function commonKeys(objects: object[]): { keys: string[]; haveSameKeys: boolean } {
  const [first = {}, ...others] = objects;
  const firstKeys = new Set(Object.keys(first));
  const haveSameKeys = others.every((other) => {
    const keys = Object.keys(other);
    return keys.length === firstKeys.size && keys.every((key) => firstKeys.has(key));
  });
  return { keys: keysOf(first), haveSameKeys };
}
