import type { Span } from './span.ts';

// Telephone and identity numbers: groups of digits with up to three signs between them. Periods of employment, sums and
// ranges look alike and stay.

type Group = Span & {
  digits: string;
  /** The signs between this group and the one before it. */
  before: string;
};

const separators = /^[-–—−+()/. ]{1,3}$/;
const maxBetween = 3;

/** `phones` are the numbers of the people, which are hidden in any form. */
export function findNumbers(text: string, phones: readonly string[]): Span[] {
  const ownDigits = phones.map(lastDigits).filter((digits) => digits.length >= minOwn);
  return listRuns(text).flatMap((run) => {
    const prefix = text.slice(Math.max(0, (run[0]?.start ?? 0) - 3), run[0]?.start);
    const hidden = judgeRun(run, prefix, ownDigits);
    return hidden.map((groups) => spanOf(text, groups));
  });
}

const minOwn = 6;
/** Without the code of the country or the zero before the number. */
const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-8);

function listRuns(text: string): Group[][] {
  const runs: Group[][] = [];
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const run = runs.at(-1);
    const last = run?.at(-1)?.end ?? 0;
    const before = index - last <= maxBetween ? text.slice(last, index) : '';
    const group = { digits, start: index, end: index + digits.length, before };
    if (run && separators.test(before)) run.push(group);
    else runs.push([group]);
  }
  return runs;
}

/** With the signs before the number, as in `+46` and `(08)`. */
function spanOf(text: string, groups: readonly Group[]): Span {
  let start = groups[0]?.start ?? 0;
  while (/[+(]/.test(text[start - 1] ?? '')) start -= 1;
  return { start, end: groups.at(-1)?.end ?? start };
}

/** Returns the parts of the run that are hidden. */
function judgeRun(run: readonly Group[], prefix: string, own: readonly string[]): Group[][] {
  const digits = digitsOf(run);
  if (own.some((number) => digits.includes(number))) return [[...run]];
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
const digitsOf = (groups: readonly Group[]) => groups.map(({ digits }) => digits).join('');

/** 850101-1234, 19850101 1234, 1985-01-01-1234. */
function isIdentityNumber(groups: readonly Group[]): boolean {
  const lengths = groups.map(({ digits }) => digits.length).join(' ');
  return /^(?:[68] 4\b|[24] 2 2 4$|1[02]$)/.test(lengths) && !isDates(groups);
}

function splitAtDashes(run: readonly Group[]): Group[][] {
  const parts: Group[][] = [];
  for (const group of run) {
    const part = parts.at(-1);
    if (part && !/^ [-–—−] $/.test(group.before)) part.push(group);
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
  const isRange = [first, second].every((one) => /^\d{1,4}00$/.test(one?.digits ?? ''));
  return /[-–—−+ ]/.test(second?.before ?? '') && !isRange;
}

/** 15 000 000 or 1.250.000. */
const isSum = ([first, ...rest]: readonly Group[]) =>
  (first?.digits.length ?? 0) <= 3 &&
  rest.every(({ digits, before }) => digits.length === 3 && /^[ .]$/.test(before)) &&
  rest.at(-1)?.digits === '000';

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
function isDates(groups: readonly Group[]): boolean {
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
