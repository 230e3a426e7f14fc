export const openPositions = [
  'talent-hunter',
  'employer-marketing-producer',
  'growth-specialist',
] as const;

/** The id of an open position at Alpaca; also the slug of its job page, once that is published. */
export type OpenPosition = (typeof openPositions)[number];
