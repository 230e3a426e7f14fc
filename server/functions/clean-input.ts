import { FunctionError } from './errors.ts';

/** Maximum depth: enough for rich text, which has twenty levels of nodes, each within a list. */
const maxDepth = 50;

/** Removes characters that PostgreSQL cannot store (NUL, lone surrogates). Deeper values are rejected as an attack. */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth === maxDepth) throw new FunctionError('unreadable');
  if (Array.isArray(value)) return value.map((item) => cleanInput(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [cleanInput(name), cleanInput(item, depth + 1)]),
  );
}
