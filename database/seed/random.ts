// Pseudo-random numbers that are the same on every run, so that the demo is reproducible.

export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** A whole number; both ends are inclusive. */
  int: (from: number, to: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  sample: <T>(items: readonly T[], count: number) => T[];
  uuid: () => string;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  // The generator mulberry32: 32 bits of state are enough for a few thousand rows.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const chance = (share: number): boolean => next() < share;

  function pick<T>(items: readonly T[]): T {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  function sample<T>(items: readonly T[], count: number): T[] {
    const left = [...items];
    const sampled: T[] = [];
    while (sampled.length < count && left.length > 0) {
      sampled.push(...left.splice(int(0, left.length - 1), 1));
    }
    return sampled;
  }

  function uuid(): string {
    const hex = Array.from({ length: 32 }, () => int(0, 15).toString(16)).join('');
    const variant = '89ab'[int(0, 3)];
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }

  return { next, int, chance, pick, sample, uuid };
}
