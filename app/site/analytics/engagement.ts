import type { engagementLevels } from '../../../domain/analytics-event.ts';

type Engagement = (typeof engagementLevels)[number];

/** Returns the reading time of a page in three levels. */
export function engagementOf(milliseconds: number): Engagement {
  if (milliseconds > 30_000) return 'high';
  return milliseconds > 10_000 ? 'medium' : 'low';
}
