import { isDeepStrictEqual } from 'node:util';
import { createWordFinder } from './find-words.ts';
import { type Folded, fold, gaps, isEdge } from './fold.ts';
import { type Identity, listPatterns, type Pattern, type PatternKind } from './name-patterns.ts';
import type { Span } from './span.ts';

type FoundName = Span & {
  /** Positions of the people on the shortlist who may be meant. */
  owners: number[];
  /** True for more than one part of a name. */
  isFull: boolean;
};

/** Positions of letters in the folded text. */
type Letters = { from: number; to: number };

type Match = Letters & { owner: number; kind: PatternKind };

/** Finds the names of people in a text as it is drawn, in any of the usual spellings. */
export function createNameFinder(people: readonly Identity[]): (text: string) => FoundName[] {
  const patterns = new Map<string, Pattern[]>();
  for (const pattern of people.flatMap(listPatterns)) {
    const withSameLetters = patterns.get(pattern.letters) ?? [];
    if (!withSameLetters.some((other) => isDeepStrictEqual(other, pattern)))
      withSameLetters.push(pattern);
    patterns.set(pattern.letters, withSameLetters);
  }
  const findWords = createWordFinder(patterns.keys());
  return (text) => {
    const folded = fold(text);
    const gapSums = sumGaps(folded);
    let words: WholeWords | undefined;
    const wordAround = ({ from, to }: Letters) => {
      words ??= new WholeWords(folded);
      return words.around(from, to);
    };
    const searched = { folded, gapSums, wordAround };
    const nameMatches: Match[] = [];
    findWords(folded.letters, (word, to) => {
      for (const pattern of patterns.get(word) ?? []) {
        const match = matchPattern(searched, pattern, { from: to - word.length, to });
        if (match) nameMatches.push(match);
      }
    });
    const matches = mergeMatches(withNeighbours(nameMatches, folded), folded);
    return matches.map(({ from, to, ...rest }) => ({
      ...rest,
      start: folded.starts[from] ?? 0,
      end: folded.ends[to - 1] ?? text.length,
    }));
  };
}

/** Counts for each letter the gaps before it that are wider than within a word. A gap between words counts as many. */
function sumGaps(folded: Folded): number[] {
  let sum = 0;
  return [0, ...folded.gaps].map((gap) => {
    if (gap >= gaps.near) sum += gap === gaps.far ? 1_000 : 1;
    return sum;
  });
}

/** The ends of the words that surround a letter. */
class WholeWords {
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor({ letters, gaps: before }: Folded) {
    const isInWord = (index: number) =>
      (before[index] ?? gaps.far) < gaps.near && index < letters.length;
    for (let index = 0; index < letters.length; index++) {
      this.#starts.push(index > 0 && isInWord(index) ? (this.#starts[index - 1] ?? index) : index);
    }
    for (let index = letters.length - 1; index >= 0; index--) {
      this.#ends[index] = isInWord(index + 1) ? (this.#ends[index + 1] ?? index + 1) : index + 1;
    }
  }

  around(from: number, to: number) {
    return { from: this.#starts[from] ?? from, to: this.#ends[to - 1] ?? to };
  }
}

const minSpaced = 3;
const minBroken = 6;

type Searched = {
  folded: Folded;
  gapSums: readonly number[];
  wordAround: (letters: Letters) => Letters;
};

function matchPattern(
  { folded, gapSums, wordAround }: Searched,
  { kind, owner, joints, needsCapital, isFoundInWords }: Pattern,
  { from, to }: Letters,
): Match | undefined {
  if (needsCapital && !folded.isUpper[from]) return undefined;
  const length = to - from;
  const innerGaps = (gapSums[to] ?? 0) - (gapSums[from + 1] ?? 0);
  const atJoints = joints.filter((joint) => folded.gaps[from + joint] === gaps.near).length;
  const isWhole = isEdge(folded, from) && isEdge(folded, to);
  if (innerGaps > atJoints) {
    // A letter-spaced heading, or a word that was torn when its file was read.
    const isSpaced = innerGaps === length - 1 && length >= minSpaced;
    const isBroken = innerGaps < length && length >= minBroken;
    return isWhole && (isSpaced || isBroken) ? { from, to, owner, kind } : undefined;
  }
  if (isWhole) return { from, to, owner, kind };
  if (kind === 'weak') return undefined;
  if (isEdge(folded, from) && hasGenitive(folded, to)) return { from, to: to + 1, owner, kind };
  return isFoundInWords ? { ...wordAround({ from, to }), owner, kind } : undefined;
}

/** The genitive of Swedish, and of English with an apostrophe. */
const hasGenitive = (folded: Folded, at: number) =>
  folded.letters[at] === 's' &&
  (folded.gaps[at] ?? gaps.far) <= gaps.apostrophe &&
  isEdge(folded, at + 1);

/** Keeps an initial or a “von” if it is next to another part of the same name. */
function withNeighbours(found: readonly Match[], folded: Folded): Match[] {
  const strongMatches = found.filter(({ kind }) => kind !== 'weak');
  const weak = found.filter(({ kind }) => kind === 'weak').sort((a, b) => a.from - b.from);
  const key = (owner: number, at: number) => `${owner} ${at}`;
  const starts = new Set(strongMatches.map(({ owner, from }) => key(owner, from)));
  const ends = new Set(strongMatches.map(({ owner, to }) => key(owner, to)));
  const isNear = (index: number) => folded.gaps[index] !== gaps.far;
  for (const match of weak) {
    const { from, to, owner } = match;
    if (!isNear(from) || !ends.has(key(owner, from))) continue;
    strongMatches.push(match);
    ends.add(key(owner, to));
  }
  for (const match of weak.reverse()) {
    const { from, to, owner } = match;
    if (!isNear(to) || !starts.has(key(owner, to))) continue;
    strongMatches.push(match);
    starts.add(key(owner, from));
  }
  return strongMatches;
}

type Merged = { from: number; to: number; owners: number[]; isFull: boolean };

/** Joins matches that overlap, and neighbouring ones of the same person. */
function mergeMatches(matches: Match[], folded: Folded): Merged[] {
  const merged: Merged[] = [];
  for (const { from, to, owner, kind } of matches.sort(compare)) {
    const last = merged.at(-1);
    const isFull = kind === 'full' || kind === 'handle';
    const isSame = last?.owners.includes(owner);
    // A longer match says more: Anna Berg is not the other Anna. And a name says more than a profile that two share.
    if (last && to <= last.to && (from > last.from || to < last.to || kind === 'handle')) continue;
    if (last && from < last.to) {
      last.to = to;
      last.isFull ||= isFull;
      if (!isSame && kind !== 'handle') last.owners.push(owner);
    } else if (last && isSame && from === last.to && folded.gaps[from] !== gaps.far) {
      Object.assign(last, { to, owners: [owner], isFull: true });
    } else merged.push({ from, to, owners: [owner], isFull });
  }
  return merged;
}

const compare = (a: Match, b: Match) =>
  a.from - b.from || b.to - a.to || Number(a.kind === 'handle') - Number(b.kind === 'handle');
