export const openPositions = [
  'talent-hunter',
  'employer-marketing-producer',
  'growth-specialist',
] as const;

/** Also the address of its job page, once the back office has published one. */
export type OpenPosition = (typeof openPositions)[number];
