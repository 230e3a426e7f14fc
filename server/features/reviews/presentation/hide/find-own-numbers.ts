import { digitsOf, type Group, joinGroups, spanOf } from './number-groups.ts';
import type { Span } from './span.ts';

// The telephone numbers of the people, whatever is written between their digits: 070·174 06 66, 070 | 174…, over lines.

const minDigits = 6;
/** The last digits of a number, which are compared: before them are the code of the country or a zero. */
const comparedDigits = 8;

export function findOwnNumbers(
  text: string,
  groups: readonly Group[],
  phones: readonly string[],
): Span[] {
  const numbers = [...new Set(phones.map((phone) => phone.replace(/\D/g, '')))].filter(
    (digits) => digits.length >= minDigits,
  );
  if (numbers.length === 0) return [];
  const runs = joinGroups(groups, (before) => !/\p{L}/u.test(before));
  return runs.flatMap((run) => numbers.flatMap((number) => findInRun(text, run, number)));
}

function findInRun(text: string, run: readonly Group[], number: string): Span[] {
  const digits = digitsOf(run);
  const numberEnd = number.slice(-comparedDigits);
  const spans: Span[] = [];
  let first = 0;
  /** Position in the digits where the group begins. */
  let groupAt = 0;
  const skipTo = (position: number) => {
    while (groupAt + (run[first]?.digits.length ?? 0) <= position && first < run.length) {
      groupAt += run[first]?.digits.length ?? 0;
      first += 1;
    }
  };
  for (
    let position = digits.indexOf(numberEnd);
    position >= 0;
    position = digits.indexOf(numberEnd, groupAt)
  ) {
    skipTo(position);
    const before = number.slice(0, -comparedDigits);
    const start = startOf(run, first, before, digits.slice(groupAt, position));
    skipTo(position + numberEnd.length - 1);
    spans.push(spanOf(text, run.slice(start, first + 1)));
    skipTo(groupAt + (run[first]?.digits.length ?? 0));
    if (first >= run.length) break;
  }
  return spans;
}

/** Adds the groups before the number that are the code of its country and area: +46 (0)70. */
function startOf(run: readonly Group[], from: number, before: string, own: string): number {
  const unmatched = [...before];
  let zeros = 0;
  const take = (digits: string) =>
    [...digits].reverse().every((digit) => {
      if (digit === unmatched.at(-1)) return unmatched.pop() !== undefined;
      zeros += 1;
      return digit === '0' && zeros <= 3;
    });
  take(own);
  let start = from;
  while (start > 0 && take(run[start - 1]?.digits ?? 'x')) start -= 1;
  return start;
}
