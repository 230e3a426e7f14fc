import type { ReactNode } from 'react';

/** The length of a date with its time. */
const shortText = 20;
/** Longer words are rare, and one of them would make the column wider than the others together. */
const longWord = 30;

/** How the text of a cell wraps: not at all if it is short, and within words that are too long for a column. */
export function lengthClass(content: ReactNode): string | undefined {
  if (typeof content !== 'string') return undefined;
  if (content.length <= shortText) return 'list-short';
  const words = content.split(' ');
  const isLong = words.length === 1 || words.some(({ length }) => length > longWord);
  return isLong ? 'list-long' : undefined;
}
