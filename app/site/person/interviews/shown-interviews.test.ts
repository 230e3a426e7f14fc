import { expect, test } from 'vitest';
import type { OwnApplication, OwnInterview } from '../../../../domain/own-page.ts';
import { listShownInterviews } from './shown-interviews.ts';

const interviews = ['booked', 'proposed', 'cancelled'].map((state) => ({ state }) as OwnInterview);
const shownIn = (application: Partial<OwnApplication>) =>
  listShownInterviews({ stage: 'interview', withdrawn_at: null, interviews, ...application }).map(
    ({ state }) => state,
  );

test('planned interviews stay after a hire, and end with a rejection or withdrawal', () => {
  expect(shownIn({})).toEqual(['booked', 'proposed', 'cancelled']);
  expect(shownIn({ stage: 'hired' })).toEqual(['booked', 'proposed']);
  expect(shownIn({ stage: 'rejected' })).toEqual([]);
  expect(shownIn({ withdrawn_at: '2026-11-19T10:00:00Z' })).toEqual([]);
});
