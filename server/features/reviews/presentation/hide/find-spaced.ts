import type { Span } from './span.ts';

// Headings are often letter-spaced, and reading a PDF turns that into spaces: c o o l d e v @ m a i l . s e. Such letters
// are joined and searched as a text of their own.

const minLetters = 5;
const maxWord = 64;

type Joined = {
  text: string;
  /** Position in the original of each letter. */
  positions: number[];
};

export function findInSpaced(text: string, find: (joined: string) => Span[]): Span[] {
  return listSpaced(text).flatMap(({ text: joined, positions }) =>
    find(joined).map(({ start, end }) => ({
      start: positions[start] ?? 0,
      end: (positions[end - 1] ?? text.length - 1) + 1,
    })),
  );
}

/** Runs of single letters with a space between them. A word with an @ belongs to them, and the word before an @. */
function listSpaced(text: string): Joined[] {
  const joined: Joined[] = [];
  let words: Span[] = [];
  let letters = 0;
  let last: Span | undefined;
  const close = () => {
    if (letters >= minLetters) joined.push(join(text, words));
    words = [];
    letters = 0;
  };
  for (const { 0: word, index } of text.matchAll(/[^ \n]+/g)) {
    const span = { start: index, end: index + word.length };
    const isNext = last?.end === index - 1 && text[index - 1] === ' ';
    const isLetter = [...word.slice(0, 3)].length === 1;
    const hasAt = word.length <= maxWord && word.includes('@');
    if (!isNext || !(isLetter || hasAt)) close();
    if (isLetter || hasAt) {
      const isAfterWord = words.length === 0 && isNext && word.startsWith('@');
      if (isAfterWord && last && last.end - last.start <= maxWord) words.push(last);
      words.push(span);
      if (isLetter) letters += 1;
    }
    last = span;
  }
  close();
  return joined;
}

function join(text: string, words: readonly Span[]): Joined {
  const positions = words.flatMap(({ start, end }) =>
    Array.from({ length: end - start }, (_, index) => start + index),
  );
  return { text: positions.map((position) => text[position]).join(''), positions };
}
