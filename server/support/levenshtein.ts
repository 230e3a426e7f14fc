/** Counts the insertions, deletions and substitutions between two words. */
export function levenshtein(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(at(next, j - 1) + 1, at(row, j) + 1, substitution));
    }
    row = next;
  }
  return at(row, b.length);
}

const at = (row: number[], index: number) => row[index] ?? 0;
