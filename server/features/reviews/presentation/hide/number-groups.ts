import type { Span } from './span.ts';

/** Digits that stand together. */
export type Group = Span & {
  digits: string;
  /** The signs between this group and the one before it; undefined if there are more than three. */
  before: string | undefined;
};

const maxBetween = 3;

export function listGroups(text: string): Group[] {
  const groups: Group[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const before = index - last <= maxBetween ? text.slice(last, index) : undefined;
    last = index + digits.length;
    groups.push({ digits, start: index, end: last, before });
  }
  return groups;
}

/** Divides the groups where the signs between two of them do not join them. */
export function joinGroups(
  groups: readonly Group[],
  isJoint: (before: string) => boolean,
): Group[][] {
  const runs: Group[][] = [];
  for (const group of groups) {
    const run = runs.at(-1);
    if (run && group.before !== undefined && isJoint(group.before)) run.push(group);
    else runs.push([group]);
  }
  return runs;
}

export const digitsOf = (groups: readonly Group[]) => groups.map(({ digits }) => digits).join('');

/** Includes the signs before the number, as in `+46` and `(08)`. */
export function spanOf(text: string, groups: readonly Group[]): Span {
  let start = groups[0]?.start ?? 0;
  while (/[+(]/.test(text[start - 1] ?? '')) start -= 1;
  return { start, end: groups.at(-1)?.end ?? start };
}

export const isYear = (digits: string | undefined) => /^(?:19|20)\d\d$/.test(digits ?? '');

const shapes: RegExp[][] = [
  ['d', 'd', 'y'],
  ['d', 'y'],
  ['y', 'd', 'd'],
  ['y', 'd'],
  ['y'],
  ['w'],
].map((shape) =>
  shape.map((part) => {
    if (part === 'd') return /^(?:0?[1-9]|[12]\d|3[01])$/;
    return part === 'y' ? /^(?:19|20)\d\d$/ : /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/;
  }),
);

/** True if the groups are nothing but dates: 01/2015–03/2018, 2015-01-31, 20150131. */
export function isDates(groups: readonly Group[]): boolean {
  const reached = [true];
  for (let at = 0; at < groups.length; at++) {
    if (!reached[at]) continue;
    for (const shape of shapes) {
      const fits = shape.every((part, index) => part.test(groups[at + index]?.digits ?? ''));
      if (fits) reached[at + shape.length] = true;
    }
  }
  return reached[groups.length] === true;
}
