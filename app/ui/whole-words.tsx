import { createElement, Fragment } from 'react';

const compound = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;

/** What is longer would stand out of a phone. */
const longest = 17;

/** A line may end at any hyphen, but "full-stack" is one word to whoever reads it. */
export function WholeWords({ text }: { text: string }) {
  // As if written out one after the other: parts that never change place need no keys.
  return createElement(Fragment, null, ...text.split(compound).map(keepWhole));
}

function keepWhole(part: string) {
  if (!compound.test(part) || part.length > longest) return part;
  return <span className="whitespace-nowrap">{part}</span>;
}
