export const openPositions = [
  'talent-hunter',
  'employer-marketing-producer',
  'growth-specialist',
] as const;

/** Also the slug of its job page, once one is published. */
export type OpenPosition = (typeof openPositions)[number];
