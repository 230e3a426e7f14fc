// Other load on the machine should affect all contestants alike. A round therefore consists of many
// short turns that alternate between contestants, and the average counts.

export type Figures = { best: number; median: number };

export async function takeTurns<T extends string>(
  contestants: readonly T[],
  rounds: number,
  turns: number,
  measure: (contestant: T) => Promise<number>,
): Promise<Record<T, number[]>> {
  const all = new Map<T, number[]>(contestants.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const sums = new Map<T, number>();
    for (let turn = 0; turn < turns * contestants.length; turn++) {
      const name = contestants[turn % contestants.length] as T;
      sums.set(name, (sums.get(name) ?? 0) + (await measure(name)));
    }
    for (const [name, sum] of sums) all.get(name)?.push(sum / turns);
  }
  return Object.fromEntries(all) as Record<T, number[]>;
}

export function figures(values: number[]): Figures {
  return { best: Math.max(...values), median: median(values) };
}

export const rate = ({ best, median }: Figures) => `${Math.round(best)} (${Math.round(median)})`;
export const share = ({ best, median }: Figures) => `${median.toFixed(2)} (${best.toFixed(2)})`;

/** Ratio of one contestant to another, per round. */
export function ratios(values: number[], others: number[]): Figures {
  return figures(values.map((value, round) => value / (others[round] ?? Number.NaN)));
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (!Number.isInteger(middle)) return sorted[Math.floor(middle)] ?? Number.NaN;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}
