import { toDrawable } from '../../../../pdf/fonts.ts';
import { fold } from './fold.ts';

/** The facts that identify a person. */
export type Identity = {
  /** The name in an anonymous presentation. */
  shown: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  links: string[];
};

/**
 * - full: several parts of the name together
 * - handle: the name of an account on another website
 * - part: one part of the name
 * - weak: hidden only next to other parts of the name, such as an initial or “von”
 */
export type PatternKind = 'full' | 'handle' | 'part' | 'weak';

export type Pattern = {
  letters: string;
  kind: PatternKind;
  /** Position of the person on the shortlist. */
  owner: number;
  /** Positions in the letters where a space or another sign may be. */
  joints: number[];
  /** Must have a capital letter, because the same letters are a common word. */
  needsCapital: boolean;
  /** The name is also found inside longer words, which are then hidden as a whole. */
  isFoundInWords: boolean;
};

const particles = new Set(
  'af al av ben bin da das de del den der di do dos du el ibn la las le los mac of ten ter van vom von zu zum'.split(
    ' ',
  ),
);

/** Names that are also among the most frequent words of English or Swedish. Shorter names always need a capital letter. */
const commonWords = new Set(
  'best even frank good grace hope long main mark more page rose small will young berg dotter stor vara'.split(
    ' ',
  ),
);

/** Mailboxes and paths that stand for no person. */
const generalWords = new Set(
  'about admin career careers contact consultant consulting design designer developer email ekonomi freelance hello hiring index jobs karriar konsult kontakt mailbox office people portfolio private profile recruitment resume sales support utvecklare website'.split(
    ' ',
  ),
);

const minInWords = { full: 8, handle: Number.POSITIVE_INFINITY, part: 6 };
const minWithoutCapital = 4;
const minTogether = 4;
const minHandle = 5;

/** With one letter for ae, oe, ue and aa; unchanged; with two letters for ä, ö, ü and å, as in `B J O E R N`. */
const spellers: ((text: string) => string)[] = [
  (text) => fold(text).letters,
  (text) => fold(text, false).letters,
  (text) => fold(double(text), false).letters,
];

const double = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('å', 'aa')
    .replaceAll(/[äæ]/g, 'ae')
    .replaceAll(/[öøœ]/g, 'oe')
    .replaceAll('ü', 'ue');

const spellings = (text: string) => new Set(spellers.map((spell) => spell(text)).filter(Boolean));

export function listPatterns(identity: Identity, owner: number): Pattern[] {
  const first = splitName(identity.firstName);
  const last = splitName(identity.lastName);
  const words = [...first, ...last];
  const patterns = words.flatMap((word) => describeWord(word, owner));
  for (const together of [...combine(first, last), ...withInitials(first, last)]) {
    const lengthOfAll = together.reduce((sum, word) => sum + fold(word).letters.length, 0);
    if (lengthOfAll >= minTogether) patterns.push(...describeParts(together, owner, 'full'));
  }
  for (const handle of handlesOf(identity))
    patterns.push(...describeParts(handle, owner, 'handle'));
  return patterns;
}

const splitName = (name: string) =>
  toDrawable(name)
    .split(/[^\p{L}\p{N}'’‘`´]+/u)
    .filter((word) => /\p{L}/u.test(word));

function describeWord(word: string, owner: number): Pattern[] {
  const [initial = ''] = fold(word).letters;
  const base = { owner, joints: [], isFoundInWords: false };
  const patterns: Pattern[] = [{ ...base, letters: initial, kind: 'weak', needsCapital: true }];
  for (const letters of spellings(word)) {
    if (letters.length < 2) continue;
    if (particles.has(letters)) {
      patterns.push({ ...base, letters, kind: 'weak', needsCapital: false });
      continue;
    }
    const isCommon = letters.length < minWithoutCapital || commonWords.has(letters);
    const isFoundInWords = letters.length >= minInWords.part;
    patterns.push({ ...base, letters, kind: 'part', needsCapital: isCommon, isFoundInWords });
    // Next to the rest of the name it needs no capital letter.
    if (isCommon) patterns.push({ ...base, letters, kind: 'weak', needsCapital: false });
    for (const file of [`${letters}cv`, `cv${letters}`]) {
      patterns.push({ ...base, letters: file, kind: 'part', needsCapital: false });
    }
  }
  return patterns;
}

/** The orders in which parts of a name are written, with spaces or without. */
function combine(first: string[], last: string[]): string[][] {
  const words = [...first, ...last];
  const combined = [words, [...last, ...first]];
  for (const [index, word] of words.entries()) {
    const nextWord = words[index + 1];
    if (nextWord) combined.push([word, nextWord]);
  }
  for (const givenName of first) {
    for (const familyName of last) combined.push([givenName, familyName], [familyName, givenName]);
  }
  return combined.filter((parts) => parts.length > 1);
}

/** B. Sjölin, bsjolin and sjolinb. */
const withInitials = (first: string[], last: string[]) =>
  first.flatMap(([initial = '']) =>
    last
      .filter((family) => fold(family).letters.length >= minWithoutCapital)
      .flatMap((family) => [
        [initial, family],
        [family, initial],
      ]),
  );

function describeParts(parts: string[], owner: number, kind: 'full' | 'handle'): Pattern[] {
  // An a and an e meet in mariaekman, but not in Maria Ekman.
  const apart = spellers.map((spell) => parts.map(spell));
  const meeting = spellers.map((spell) => [spell(parts.join('').toLowerCase())]);
  return [...apart, ...meeting].map((words) => {
    const joints: number[] = [];
    let length = 0;
    for (const word of words) {
      if (length > 0) joints.push(length);
      length += word.length;
    }
    // “Sjölin b…” is no name, although a word starts with the initial.
    const hasInitial = words.some((word) => word.length === 1);
    const isFoundInWords = length >= minInWords[kind] && !hasInitial;
    const letters = words.join('');
    return { letters, kind, owner, joints, needsCapital: false, isFoundInWords };
  });
}

/** The names on websites: the local part of the e-mail address, and the last segment of each link. */
function handlesOf({ email, links }: Identity): string[][] {
  const mailbox = email?.split('@')[0]?.split('+')[0] ?? '';
  return [mailbox, ...links.map(lastSegment)]
    .map((handle) =>
      toDrawable(handle)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    )
    .filter((parts) => {
      const { letters } = fold(parts.join(''));
      return letters.length >= minHandle && /\p{L}/u.test(letters) && !generalWords.has(letters);
    });
}

function lastSegment(link: string): string {
  try {
    const segment = new URL(link).pathname.split('/').filter(Boolean).at(-1) ?? '';
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
