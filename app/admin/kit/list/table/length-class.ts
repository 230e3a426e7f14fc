import type { ReactNode } from 'react';

/** The length of a date with its time. */
const maxShortLength = 20;
/**
 * Words from this length on may break: they are rare, and one of them could make its column wider than the others
 * together.
 */
const minLongWordLength = 30;

/** Returns the class for the text of a cell: a short one does not wrap, and a word that is too long for a column breaks. */
export function lengthClass(content: ReactNode): string | undefined {
  if (typeof content !== 'string') return undefined;
  if (content.length <= maxShortLength) return 'list-short';
  const words = content.split(' ');
  const isLong = words.length === 1 || words.some(({ length }) => length > minLongWordLength);
  return isLong ? 'list-long' : undefined;
}
