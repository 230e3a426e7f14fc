import { levenshtein } from '../../support/levenshtein.ts';

const minScore = 0.33;

/**
 * Returns the most similar name, or undefined if none is similar enough. As in PostgREST, the brackets of a list of
 * arguments do not count, and names that share three characters in a row are preferred to those that share two.
 */
export function findSimilar(unknownName: string, names: Iterable<string>): string | undefined {
  const text = normalize(unknownName);
  const candidates = [...names].map((name) => ({ name, text: normalize(name) }));
  for (const size of [3, 2]) {
    let best: string | undefined;
    let bestScore = minScore;
    const grams = gramsOf(text, size);
    for (const other of candidates) {
      // The difference in length is a lower bound; this skips very long names from requests.
      const shorter = Math.min(text.length, other.text.length);
      const longer = Math.max(text.length, other.text.length, 1);
      if (shorter / longer <= bestScore || !sharesGram(grams, other.text, size)) continue;
      const score = 1 - levenshtein(text, other.text) / longer;
      if (score > bestScore) {
        best = other.name;
        bestScore = score;
      }
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

const normalize = (text: string) => text.toLowerCase().replaceAll(/[()]/g, '');

function gramsOf(text: string, size: number): Set<string> {
  const grams = new Set<string>();
  for (let i = 0; i + size <= text.length; i++) grams.add(text.slice(i, i + size));
  return grams;
}

function sharesGram(grams: Set<string>, text: string, size: number): boolean {
  for (const gram of gramsOf(text, size)) if (grams.has(gram)) return true;
  return false;
}
