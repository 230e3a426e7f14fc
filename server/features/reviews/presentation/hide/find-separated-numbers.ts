import { digitsOf, type Group, isDates, isYear, spanOf } from './number-groups.ts';
import type { Span } from './span.ts';

// Finds phone numbers that begin with 0 or + and have decorative separators (070·174 06 66), and personal identity
// numbers that are divided by a line break. Lists, times and dates look similar and must not be hidden.

const separators = /^[-–—−()/. ·|•_,:'’~?\n]{1,3}$/;
/** Separators that also divide the items of a list, the parts of a time or two lines. */
const listSeparators = /[,:'’?\n]/;
const plainSeparators = /^[-–—−+()/. ]{1,3}$/;

const minDigits = 8;
const maxDigits = { national: 11, international: 15 };
const maxGroups = 15;
const maxIdentityGroups = 6;

export function findSeparatedNumbers(text: string, groups: readonly Group[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < groups.length; at++) {
    const groupsTaken = takePhone(text, groups, at) ?? takeIdentity(groups, at);
    if (!groupsTaken) continue;
    spans.push(spanOf(text, groupsTaken));
    at += groupsTaken.length - 1;
  }
  return spans;
}

function takePhone(text: string, groups: readonly Group[], at: number): Group[] | undefined {
  const kind = kindOf(text, groups[at]);
  const groupsTaken = kind && takeGroups(groups, at, kind);
  if (!groupsTaken || digitsOf(groupsTaken).length < minDigits) return undefined;
  const [first, second, ...rest] = groupsTaken;
  const others = second ? [second, ...rest] : [];
  const hasLong = others.some(({ digits }) => digits.length >= 3);
  const isList = others.some(({ before = '' }) => listSeparators.test(before));
  // 08 and 09 are the only area codes of two digits; other groups of two digits are times, days or list numbers.
  const isShort = kind === 'national' && first?.digits.length === 2;
  if (isShort && !(hasLong && /^0[89]$/.test(first.digits) && !isTime(first, second)))
    return undefined;
  if (kind === 'international' && isList && !hasLong) return undefined;
  // `find-numbers.ts` handles plain separators.
  const isPlain = others.every(({ before = '' }) => plainSeparators.test(before));
  // 01, 02, 03.
  const isNumbered = others.every(({ digits }) => digits.startsWith('0'));
  const hasDate = [2, 3].some((count) => isDates(groupsTaken.slice(0, count)));
  return isPlain || isNumbered || hasDate ? undefined : groupsTaken;
}

function kindOf(text: string, group: Group | undefined): keyof typeof maxDigits | undefined {
  if (!group) return undefined;
  const { digits, start, before } = group;
  if (/^00[1-9]/.test(digits)) return 'international';
  // The plus signs of C++11 start no number.
  if (/(?:^|[^\p{L}\p{N}+])\+\(?$/u.test(text.slice(Math.max(0, start - 3), start))) {
    return 'international';
  }
  // The second part of 1.05 or 12:05 starts no number either.
  const isFraction = before !== undefined && /^[.,:]$/.test(before);
  return /^0[1-9]\d{0,6}$/.test(digits) && !isFraction ? 'national' : undefined;
}

function takeGroups(groups: readonly Group[], at: number, kind: keyof typeof maxDigits): Group[] {
  const groupsTaken: Group[] = [];
  let count = 0;
  for (const group of groups.slice(at, at + maxGroups)) {
    const { length } = group.digits;
    const isNext = groupsTaken.length === 0 || separators.test(group.before ?? '');
    const isYearAfter = isYear(group.digits) && count >= minDigits;
    if (!isNext || isYearAfter || count + length > maxDigits[kind]) break;
    if (kind === 'national' && length < 2) break;
    count += length;
    groupsTaken.push(group);
  }
  return groupsTaken;
}

const isTime = (hour: Group | undefined, minute: Group | undefined) =>
  Number(hour?.digits) <= 24 &&
  /^[0-5]\d$/.test(minute?.digits ?? '') &&
  /^[:.]$/.test(minute?.before ?? '');

/** Matches 850101 with 1234 on the next line, and 8501 with 01-1234 on the next line. */
function takeIdentity(groups: readonly Group[], at: number): Group[] | undefined {
  const [date, number] = [groups[at], groups[at + 1]];
  if (!date || number?.before === undefined || /\p{L}/u.test(number.before)) return undefined;
  if (/^(?:(?:18|19|20)?\d{6})$/.test(date.digits) && number.digits.length === 4) {
    const pair = [date, number];
    // A date on the next line is the end of a period.
    const isPeriod = isDates(pair) || (isYear(number.digits) && !hasChecksum(digitsOf(pair)));
    if (isBirthday(date.digits) && !isPeriod) return pair;
  }
  const parts: Group[] = [];
  let count = 0;
  for (const group of groups.slice(at, at + maxIdentityGroups)) {
    if (parts.length > 0 && !separators.test(group.before ?? '')) return undefined;
    parts.push(group);
    count += group.digits.length;
    if (count >= 10 && isDividedIdentity(parts)) return parts;
    if (count >= 12) return undefined;
  }
  return undefined;
}

function isDividedIdentity(parts: readonly Group[]): boolean {
  const digits = digitsOf(parts);
  const isOverLines = parts.slice(1).some(({ before }) => before?.includes('\n'));
  const isLong = digits.length === 10 || /^(?:18|19|20)\d{10}$/.test(digits);
  const date = digits.slice(0, -4);
  return isOverLines && isLong && isBirthday(date) && hasChecksum(digits) && !isDates(parts);
}

/** Coordination numbers have 60 added to the day. */
const isBirthday = (digits: string) =>
  /(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])$/.test(digits);

/** The last digit of an identity number is a Luhn checksum of the nine before it. */
function hasChecksum(digits: string): boolean {
  const sum = [...digits.slice(-10)].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0;
}
