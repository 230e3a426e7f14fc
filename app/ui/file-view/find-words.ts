export type WordRange = { start: number; end: number };

/** Removes accents and case, and keeps the length, so that positions in the result are positions in the text. */
const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => {
    const [base = ''] = (text[index] ?? '').normalize('NFD');
    const lower = base.toLowerCase();
    return lower.length === 1 ? lower : base;
  }).join('');

const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');

/** The maximum number of marks in one text: a file full of the word must not fill the page with elements. */
export const maxMarks = 1000;

/** Finds where words begin with one of these, as the search does: “kube” finds all of “Kubernetes”. */
export function findWords(text: string, words: string[], limit = maxMarks): WordRange[] {
  if (words.length === 0) return [];
  const folded = fold(text);
  const matches: WordRange[] = [];
  for (const word of words.map(fold)) {
    for (
      let position = folded.indexOf(word);
      position >= 0;
      position = folded.indexOf(word, position + word.length)
    ) {
      if (isLetter(folded[position - 1])) continue;
      let end = position + word.length;
      while (isLetter(folded[end])) end++;
      matches.push({ start: position, end });
    }
  }
  matches.sort((one, other) => one.start - other.start || other.end - one.end);
  const withoutOverlaps: WordRange[] = [];
  for (const next of matches) {
    if (withoutOverlaps.length === limit) break;
    if (next.start >= (withoutOverlaps.at(-1)?.end ?? 0)) withoutOverlaps.push(next);
  }
  return withoutOverlaps;
}
