import type { z } from 'zod';
import { type Fields, listChanges } from '../autosave/merge-fields.ts';
import { pickFields } from './data/save-fields.ts';

/** The text of a stored value in a form. */
export function fieldText(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

type Parsed = { change: Fields } | { error: z.ZodError };

/**
 * Returns the fields that differ from the values with which the form was opened. Unchanged fields are not checked: a
 * value from an import or an earlier release must not keep the others from being saved. A cleared field becomes null,
 * unless `blank` has another value for it.
 */
export function parseChange(
  schema: z.ZodObject,
  opened: Fields,
  typed: (name: string) => string,
  blank: Fields = {},
): Parsed {
  const names = Object.keys(schema.shape);
  const changedNames = names.filter((name) => typed(name) !== fieldText(opened[name]));
  const values = Object.fromEntries(changedNames.map((name) => [name, typed(name)]));
  const { data, error } = schema.partial().safeParse(values);
  if (error) return { error };
  const toStored = (name: string) => data[name] ?? blank[name] ?? null;
  return { change: Object.fromEntries(changedNames.map((name) => [name, toStored(name)])) };
}

/** Returns the fields of a valid form that differ from the values with which it was opened. */
export function changedFields(opened: Fields, next: Fields): Fields {
  return pickFields(next, listChanges(pickFields(opened, Object.keys(next)), next));
}
