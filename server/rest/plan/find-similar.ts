import { levenshtein } from '../../support/levenshtein.ts';

/** Returns the most similar name, or undefined if none is similar enough. */
export function findSimilar(wanted: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestScore = 0.33;
  const lower = wanted.toLowerCase();
  for (const name of names) {
    const other = name.toLowerCase();
    // The difference in length is a lower bound; this skips very long names from requests.
    const shorter = Math.min(lower.length, other.length);
    const longer = Math.max(lower.length, other.length, 1);
    if (shorter / longer <= bestScore || !sharesPair(lower, other)) continue;
    const score = 1 - levenshtein(lower, other) / longer;
    if (score > bestScore) {
      best = name;
      bestScore = score;
    }
  }
  return best;
}

function sharesPair(a: string, b: string): boolean {
  if (a.length < 2 || b.length < 2) return a === b;
  for (let i = 0; i < a.length - 1; i++) if (b.includes(a.slice(i, i + 2))) return true;
  return false;
}
