import { expect, test } from 'vitest';
import { nextStepOf, type PortalSearch } from './portal.ts';

const search: PortalSearch = {
  id: 'a',
  title: { en: 'Shepherd' },
  location: 'Stockholm',
  state: 'open',
  slug: 'shepherd',
  opened_at: null,
  closed_at: null,
  stages: {},
  recruiter: null,
  unanswered: 0,
  team: null,
  shortlists: [],
};

test('people who wait for an answer of the client come first', () => {
  const stages = { offer: 1, interview: 2, new: 9 };
  expect(nextStepOf({ ...search, stages, unanswered: 2 })).toEqual({ kind: 'answer', count: 2 });
  expect(nextStepOf({ ...search, stages })).toEqual({ kind: 'offer', count: 1 });
});

test('then the furthest stage with somebody in it', () => {
  const step = (stages: PortalSearch['stages']) => nextStepOf({ ...search, stages });
  expect(step({ interview: 2, screening: 3 })).toEqual({ kind: 'interview', count: 2 });
  expect(step({ screening: 3, new: 4 })).toEqual({ kind: 'screening', count: 7 });
  expect(step({})).toEqual({ kind: 'searching', count: 0 });
});

test('a closed search has a result', () => {
  const closed: PortalSearch = { ...search, state: 'closed', unanswered: 1 };
  expect(nextStepOf({ ...closed, stages: { hired: 1 } })).toEqual({ kind: 'hired', count: 1 });
  expect(nextStepOf(closed)).toEqual({ kind: 'closed', count: 0 });
});
