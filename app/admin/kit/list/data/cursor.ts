import type { Cursor, SortValue } from './list-source.ts';

/** Renders a cursor as a short text that is safe in a URL. */
export function renderCursor({ value, id, position }: Cursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([value, id, position]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Parses a cursor. Returns undefined if the URL was edited by hand. */
export function parseCursor(text: string): Cursor | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const parts: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(parts)) return undefined;
    const [value, id, position] = parts;
    if (!isSortValue(value) || typeof id !== 'string') return undefined;
    return { value, id, position: typeof position === 'number' ? position : null };
  } catch {
    return undefined;
  }
}

function isSortValue(value: unknown): value is SortValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
