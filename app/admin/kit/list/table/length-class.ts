import type { ReactNode } from 'react';

/** The length of a date with its time. */
const maxShortLength = 20;
/** Longer words are rare, and one of them would make the column wider than the others together. */
const minLongWordLength = 30;

/** Returns the class for the text of a cell: a short one does not wrap, and a word that is too long for a column breaks. */
export function lengthClass(content: ReactNode): string | undefined {
  if (typeof content !== 'string') return undefined;
  if (content.length <= maxShortLength) return 'list-short';
  const words = content.split(' ');
  const isLong = words.length === 1 || words.some(({ length }) => length > minLongWordLength);
  return isLong ? 'list-long' : undefined;
}
