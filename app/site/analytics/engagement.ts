import type { EngagementLevel } from '../../../domain/analytics-event.ts';

/** Returns the reading time of a page in three levels. */
export function toEngagementLevel(milliseconds: number): EngagementLevel {
  if (milliseconds > 30_000) return 'high';
  return milliseconds > 10_000 ? 'medium' : 'low';
}
