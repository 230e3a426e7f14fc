import { type CSSProperties, createElement, Fragment } from 'react';

const compound = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;

/** Words up to this length are kept whole. Longer words may break, because they would overflow on a phone. */
const maxLength = 17;

/** Prevents line breaks at hyphens, such as in "full-stack". */
export function WholeWords({ text }: { text: string }) {
  // The list is static, so its items need no keys.
  return createElement(Fragment, null, ...text.split(compound).map(keepWhole));
}

/** The style of a heading of the class `fits-words`. The heading must be in a separate CSS container. */
export const fitWords = (text: string) => ({ '--longest': longestWord(text) }) as CSSProperties;

/** The number of letters that a line must hold for no word to break. */
export function longestWord(text: string): number {
  const words = text
    .split(/\s+/)
    .flatMap((word) => (word.length > maxLength ? word.split('-') : [word]));
  return Math.max(...words.map((word) => word.length));
}

function keepWhole(part: string) {
  if (!compound.test(part) || part.length > maxLength) return part;
  return <span className="whitespace-nowrap">{part}</span>;
}
