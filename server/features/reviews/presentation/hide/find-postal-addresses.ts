import { findPostalCodes } from './find-postal-codes.ts';
import type { Span } from './span.ts';

// Postal addresses of the Nordic countries: a street with a number, a postal code with its place and the line before it,
// the number of a flat, and “c/o”. A street without a number stays: in a job it is the place of an employer.

export function findPostalAddresses(text: string): Span[] {
  const streets = findStreets(text);
  const others = [flats, careOf, labelled].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: all, index, groups }) => ({
      start: index + all.length - (groups?.value ?? all).length,
      end: index + all.length,
    })),
  );
  return joinNear(text, [...streets, ...others, ...findPostalCodes(text, streets)]);
}

const flats = /(?<![\p{L}\p{N}])(?:lgh|lght|lägenhet)\.? ?(?:nr\.? ?)?\d{1,4}(?!\d)/giu;
const careOf = /(?<![\p{L}\p{N}])c\/o[ :]{1,2}[^\n,;|•·]{1,60}/giu;
const labelled =
  /(?<![\p{L}\p{N}])(?:(?:hem|bostads|post)?adress|adresse|(?:home |postal )?address|osoite) ?:\n? ?(?<value>(?=[^\n]{0,60}\d)[^\n]{3,100})/giu;

/** Parts of one address become one mark. */
function joinNear(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    const isNear = last && span.start - last.end <= 3;
    if (isNear && /^[ ,\n]*$/.test(text.slice(last.end, span.start))) {
      last.end = Math.max(last.end, span.end);
    } else joined.push({ ...span });
  }
  return joined;
}

/** A house number, which years and quantities are not. */
const houseNumbers =
  /(?<=[\p{L}.]) (?:nr\.? )?\d{1,3}(?: ?[A-Ha-h])?(?:[-–/]\d{1,3}[A-Ha-h]?)?(?![\p{L}\p{N}]|[.,]\d|[:%€$]| ?(?:%|år|days?|dagar|h|hours?|km|kr|minut|mån|personer|people|st|tim|veck|weeks?|years?))/gu;
/** Flat or floor after a house number: 5 lgh 1102, 5 A 12, 12, 3. tv, 3 tr. */
const details =
  /(?:,? (?:lgh|lght|apt|uppg|port|vån)\.? ?[\p{L}\p{N}]{1,5}| [A-Z] \d{1,3}|,? \d{1,2}\.? ?(?:tr|tv|th|mf|sal|og)(?!\p{L})){1,3}/uy;

/** Ends of street names. Endings that no other words have may be in any case. */
const compounds =
  /^\p{L}.*(?:gatan|gata|gaten|gränd|gränden|katu)$|^\p{Lu}.*(?:gade|vägen|väg|vagen|veien|vei|vegen|veg|vejen|vej|vegur|stigen|stien|stígur|allén|allé|torget|torvet|backen|bakken|stræde|strædet|esplanaden|kajen|kuja|polku|kaari|tie|braut|strand)$/u;
/** Nouns for a street that are separate words. They count only after a word with a capital letter. */
const nouns =
  /^(?:gate|gata|gatan|väg|vägen|vei|veg|vej|torg|torv|plass|plads|allé|alle|boulevard|strand|backe|gränd|stræde|street|road|avenue)$/iu;
const adjectives =
  /^(?:norra|södra|östra|västra|nordre|søndre|østre|vestre|stora|store|lilla|lille|nya|gamla|gamle|övre|øvre|nedre|inre|yttre|sankt|sankta|s:t|s:ta|st)$/iu;
const notStreets = new Set(['brigade', 'renegade', 'volksvagen']);

const minCompound = 6;
const maxLetters = 40;

function findStreets(text: string): Span[] {
  const spans: Span[] = [];
  for (const { 0: number, index } of text.matchAll(houseNumbers)) {
    const word = wordBefore(text, index);
    if (!word) continue;
    const start = startOfStreet(text, word);
    if (start === undefined) continue;
    details.lastIndex = index + number.length;
    const end = index + number.length + (details.exec(text)?.[0].length ?? 0);
    spans.push({ start, end });
  }
  return spans;
}

type Word = Span & { letters: string };

/** The word that ends at a position, with the apostrophes, colons and hyphens in it. */
function wordBefore(text: string, end: number): Word | undefined {
  let start = end;
  while (end - start <= maxLetters && /[\p{L}\p{M}:’'-]/u.test(text[start - 1] ?? '')) start -= 1;
  const letters = text.slice(start, end);
  return /\p{L}/u.test(letters) && letters.length <= maxLetters
    ? { start, end, letters }
    : undefined;
}

const isCapital = (word: Word | undefined) => /^\p{Lu}/u.test(word?.letters ?? '');

function startOfStreet(text: string, word: Word): number | undefined {
  const previous = (of: Word) =>
    text[of.start - 1] === ' ' ? wordBefore(text, of.start - 1) : undefined;
  const before = previous(word);
  if (nouns.test(word.letters) && before && isCapital(before)) {
    const second = previous(before);
    const third = second && isCapital(second) ? previous(second) : undefined;
    return third && isCapital(third) ? third.start : (third ? second : before)?.start;
  }
  // In capital letters, all ends are alike.
  const isUpper = word.letters === word.letters.toUpperCase();
  const letters = isUpper
    ? `${word.letters[0]}${word.letters.slice(1).toLowerCase()}`
    : word.letters;
  const isStreet = letters.length >= minCompound && compounds.test(letters);
  if (!isStreet || notStreets.has(letters.toLowerCase())) return undefined;
  return before && adjectives.test(before.letters) ? before.start : word.start;
}
