import { expect, it } from 'vitest';
import { suggestStage } from './suggest-stage.ts';

it.each([
  { counts: undefined, to: 'screening' },
  { counts: { new: { count: 52 }, interview: { count: 1 } }, to: 'screening' },
  { counts: { new: { count: 0 }, screening: { count: 3 } }, to: 'interview' },
  { counts: { interview: { count: 1 }, offer: { count: 1 } }, to: 'offer' },
  { counts: { offer: { count: 1 } }, to: 'offer' },
  { counts: { rejected: { count: 2 } }, to: 'screening' },
])('moves selected applications on to $to', ({ counts, to }) => {
  expect(suggestStage(counts)).toBe(to);
});
