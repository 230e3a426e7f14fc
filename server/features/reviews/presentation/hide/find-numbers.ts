import { findOwnNumbers } from './find-own-numbers.ts';
import { findSeparatedNumbers } from './find-separated-numbers.ts';
import { digitsOf, type Group, isDates, joinGroups, listGroups, spanOf } from './number-groups.ts';
import type { Span } from './span.ts';

// Telephone and identity numbers: groups of digits with up to three signs between them. Periods of employment, sums and
// ranges look alike and stay.

const separators = /^[-–—−+()/. ]{1,3}$/;

/** `phones` are the numbers of the people, which are hidden in any form. */
export function findNumbers(text: string, phones: readonly string[]): Span[] {
  const groups = listGroups(text);
  const runs = joinGroups(groups, (before) => separators.test(before));
  const spans = runs.flatMap((run) => {
    const prefix = text.slice(Math.max(0, (run[0]?.start ?? 0) - 3), run[0]?.start);
    return judgeRun(run, prefix).map((part) => spanOf(text, part));
  });
  return [...spans, ...findOwnNumbers(text, groups, phones), ...findSeparatedNumbers(text, groups)];
}

/** Returns the parts of the run that are hidden. */
function judgeRun(run: readonly Group[], prefix: string): Group[][] {
  const digits = digitsOf(run);
  if (digits.length < minDigits || isDates(run)) return [];
  const first = run[0]?.digits ?? '';
  const isPhone =
    /\+[ (]*$/.test(prefix) || /^0\d/.test(first) || (first === '0' && prefix.endsWith('('));
  if (isPhone) return [[...run]];
  if (run.some((_, index) => isIdentityNumber(run.slice(index, index + 4)))) return [[...run]];
  // “10 000 – 20 000” are two numbers.
  return splitAtDashes(run).filter((part) => isLikelyNumber(part));
}

const minDigits = 7;

/** 850101-1234, 19850101 1234, 1985-01-01-1234. */
function isIdentityNumber(groups: readonly Group[]): boolean {
  const lengths = groups.map(({ digits }) => digits.length).join(' ');
  return /^(?:[68] 4\b|[24] 2 2 4$|1[02]$)/.test(lengths) && !isDates(groups);
}

function splitAtDashes(run: readonly Group[]): Group[][] {
  const parts: Group[][] = [];
  for (const group of run) {
    const lastPart = parts.at(-1);
    if (lastPart && !/^ [-–—−] $/.test(group.before ?? '')) lastPart.push(group);
    else parts.push([group]);
  }
  return parts;
}

function isLikelyNumber(groups: readonly Group[]): boolean {
  const digits = digitsOf(groups);
  const [first, second] = groups;
  if (digits.length < minDigits || isDates(groups)) return false;
  if (groups.length === 1) return digits.length >= 9 || !digits.endsWith('000');
  if (digits.length < 8 || isSum(groups)) return false;
  if (groups.length > 2) return true;
  const isRange = [first, second].every((part) => /^\d{1,4}00$/.test(part?.digits ?? ''));
  return /[-–—−+ ]/.test(second?.before ?? '') && !isRange;
}

/** 15 000 000 or 1.250.000. */
const isSum = ([first, ...rest]: readonly Group[]) =>
  (first?.digits.length ?? 0) <= 3 &&
  rest.every(({ digits, before }) => digits.length === 3 && /^[ .]$/.test(before ?? '')) &&
  rest.at(-1)?.digits === '000';
