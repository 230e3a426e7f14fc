import { invalidBody } from './errors.ts';

export type JsonObject = Record<string, unknown>;

export interface Rows {
  /** A JSON array of objects, as text. */
  json: string;
  keys: string[];
  count: number;
}

const invalidJson = () => invalidBody('Empty or invalid json');

/** The rows of a write. All objects must have the same keys unless the request names columns. */
export function parseRows(text: string, contentType: string, columns: string[] | undefined): Rows {
  const { value, json } = parseByType(text, contentType);
  const isArray = Array.isArray(value);
  const objects = isArray ? value : [value];
  for (const one of objects) if (!isObject(one)) throw invalidJson();
  const list = isArray ? json : `[${json}]`;
  if (columns) return { json: list, keys: columns, count: objects.length };
  return { json: list, keys: commonKeys(objects as JsonObject[]), count: objects.length };
}

function parseByType(text: string, contentType: string): { value: unknown; json: string } {
  switch (contentType) {
    case 'application/x-www-form-urlencoded':
      return derived(Object.fromEntries(new URLSearchParams(text)));
    case 'text/csv':
      return derived(parseCsv(text));
    case 'application/json':
    case '':
      return { value: parseJson(text), json: text };
    default:
      throw invalidBody(`Content-Type not acceptable: ${contentType}`);
  }
}

const derived = (value: unknown) => ({ value, json: JSON.stringify(value) });

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson();
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function commonKeys(objects: JsonObject[]): string[] {
  const [first, ...others] = objects;
  const keys = Object.keys(first ?? {});
  const known = new Set(keys);
  for (const other of others) {
    const otherKeys = Object.keys(other);
    if (otherKeys.length !== keys.length || !otherKeys.every((key) => known.has(key))) {
      throw invalidBody('All object keys must match');
    }
  }
  return keys;
}

const csvField = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/y;

/** The first line names the columns; an unquoted NULL is no value. */
export function parseCsv(text: string): JsonObject[] {
  const lines: (string | null)[][] = [];
  let line: (string | null)[] = [];
  let end: string | undefined = '';
  csvField.lastIndex = 0;
  // A comma at the very end still has an empty field behind it.
  while (csvField.lastIndex < text.length || end === ',') {
    const found = csvField.exec(text);
    if (!found) throw invalidBody('All lines must have same number of fields');
    const [, quoted, plain] = found;
    end = found[3];
    line.push(quoted?.replaceAll('""', '"') ?? (plain === 'NULL' ? null : (plain ?? '')));
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  const [names = [], ...rows] = lines;
  return rows.map((values) => {
    if (values.length !== names.length) {
      throw invalidBody('All lines must have same number of fields');
    }
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? null]));
  });
}
