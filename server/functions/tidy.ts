import { FunctionError } from './errors.ts';

const deepest = 6;

/**
 * Texts as PostgreSQL can keep them: without zero characters and halves of a pair. Nothing we ask
 * for is nested deeply, so what is would only be meant to exhaust somebody.
 */
export function tidy(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) throw new FunctionError('unreadable');
  if (Array.isArray(value)) return value.map((item) => tidy(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [tidy(name), tidy(item, depth + 1)]),
  );
}
