export type Engagement = 'high' | 'medium' | 'low';

/** How long a page held its reader, in the three steps of the analytics. */
export function engagementOf(milliseconds: number): Engagement {
  if (milliseconds > 30_000) return 'high';
  return milliseconds > 10_000 ? 'medium' : 'low';
}
