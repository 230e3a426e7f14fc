import type { Interview } from './data.ts';

type Planned = Pick<Interview, 'state' | 'startsAt'>;

/**
 * The interviews that are still to come: the times of booked interviews in order, and whether a candidate has yet to
 * choose a time.
 */
export function findComing(
  interviews: Planned[],
  now = new Date(),
): { booked: Date[]; isProposed: boolean } {
  const booked = interviews
    .flatMap(({ state, startsAt }) => (state === 'booked' && startsAt ? new Date(startsAt) : []))
    .filter((time) => time > now)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return { booked, isProposed: interviews.some(({ state }) => state === 'proposed') };
}
