import { maxCellLength } from './import.ts';
import type { ImportField } from './import-fields.ts';
import type { Values } from './values-of-row.ts';

/** A row with the names of values that were left out, or the reason why it cannot be imported. */
export type ParsedRow<Row> = { row: Row; notes: string[] } | { reason: string };

export const onOneLine = (text: string): string =>
  text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** The cells of several columns may be joined to one text, of which a line has the beginning. */
export const cutLine = (text: string | undefined, max: number): string | undefined =>
  text === undefined
    ? undefined
    : onOneLine(text.slice(0, maxCellLength)).slice(0, max).toWellFormed() || undefined;

export const cutText = (text: string | undefined, max: number): string | undefined =>
  text?.trim().slice(0, max).toWellFormed() || undefined;

type Parse<T> = (text: string) => T | undefined;

/** Reads single values of a row. Values that cannot be read are left out and listed by name. */
export function readRow(values: Values) {
  const notes: string[] = [];
  const read = <T>(key: ImportField, parse: Parse<T>): T | undefined => {
    const text = values[key];
    if (text === undefined) return undefined;
    const value = parse(text);
    if (value === undefined) notes.push(`${key}_left_out`);
    return value;
  };
  return { notes, read };
}

type Schema<T> = {
  safeParse: (text: string) => { success: true; data: T } | { success: false };
};

export const bySchema =
  <T>(schema: Schema<T>): Parse<T> =>
  (text) => {
    const parsed = schema.safeParse(text);
    return parsed.success ? parsed.data : undefined;
  };
