/** The share of a part in the whole, with four decimals; null without a whole. */
export const computeShare = (part: number, whole: number | undefined): number | null =>
  whole ? Math.round((part / whole) * 10_000) / 10_000 : null;
