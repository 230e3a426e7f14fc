/** The tone of a badge with a stage. */
export const stageTones = {
  new: 'waiting',
  screening: 'neutral',
  interview: 'neutral',
  offer: 'good',
  hired: 'good',
  rejected: 'bad',
} as const;
