// Names are compared by letters and digits in one spelling, so that Björn, BJORN, Bjoern and b-j-ö-r-n are alike. Each
// of them remembers its position, because the same letters are cut out of the original.

/** The gap between a letter and the one before it. The higher, the further they are apart. */
export const gaps = { none: 0, apostrophe: 1, hyphenation: 2, near: 3, far: 4 } as const;

export type Folded = {
  letters: string;
  /** Positions in the text where each letter starts and ends. */
  starts: number[];
  ends: number[];
  isUpper: boolean[];
  gaps: number[];
};

/** Letters that Unicode does not divide into a basic letter and a mark. */
const basicLetters: Record<string, string> = {
  æ: 'a',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  œ: 'o',
  ß: 'ss',
  þ: 'th',
  ŧ: 't',
};

/** The second letter of ä, ö, ü and å where a keyboard lacks them: Moeller, Saeter, Mueller, Aaker. */
const secondLetters: Record<string, string> = { a: 'ae', o: 'e', u: 'e' };

const foldedByCharacter = new Map<string, string>();

function basicLettersOf(character: string): string {
  let folded = foldedByCharacter.get(character);
  if (folded === undefined) {
    const parts = character.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
    folded = [...parts]
      .map((part) => basicLetters[part] ?? part)
      .filter((part) => /^[\p{L}\p{N}]+$/u.test(part))
      .join('');
    if (foldedByCharacter.size < 5_000) foldedByCharacter.set(character, folded);
  }
  return folded;
}

/** Takes text as it is drawn, without invisible signs. `isShort` leaves out the second letters of ae, oe, ue and aa. */
export function fold(text: string, isShort = true): Folded {
  const folded: Folded = { letters: '', starts: [], ends: [], isUpper: [], gaps: [] };
  const { starts, ends, isUpper } = folded;
  const letters: string[] = [];
  let position = 0;
  for (const character of text) {
    const start = position;
    position += character.length;
    const isCapital = character !== character.toLowerCase();
    for (const letter of basicLettersOf(character)) {
      const last = letters.length - 1;
      const isSecond = isShort && secondLetters[letters[last] ?? '']?.includes(letter);
      if (isSecond && ends[last] === start && (isUpper[last] || !isCapital)) {
        ends[last] = position;
        continue;
      }
      folded.gaps.push(gapBetween(text, ends[last] ?? start, start));
      letters.push(letter);
      starts.push(start);
      ends.push(position);
      isUpper.push(isCapital);
    }
  }
  folded.letters = letters.join('');
  return folded;
}

const maxNear = 4;

function gapBetween(text: string, end: number, start: number): number {
  if (start <= end) return gaps.none;
  if (start - end > maxNear) return gaps.far;
  if (text[end] === ' ' && start - end === 1) return gaps.near;
  const between = text.slice(end, start);
  if (/^['’‘`´]$/.test(between)) return gaps.apostrophe;
  if (/^[-–] ?\n ?$/.test(between)) return gaps.hyphenation;
  return gaps.near;
}

const isDigit = (letter: string | undefined) =>
  letter !== undefined && letter >= '0' && letter <= '9';

/** True if a word may start at this letter: after a sign or digit, or at the capital letter of SjölinCV or CVSjölin. */
export function isEdge({ letters, gaps: before, isUpper }: Folded, at: number): boolean {
  if (at <= 0 || at >= letters.length || (before[at] ?? 0) > gaps.none) return true;
  if (isDigit(letters[at - 1]) !== isDigit(letters[at])) return true;
  if (!isUpper[at]) return false;
  const isFollowedBySmall = before[at + 1] === gaps.none && isUpper[at + 1] === false;
  return !isUpper[at - 1] || isFollowedBySmall;
}
