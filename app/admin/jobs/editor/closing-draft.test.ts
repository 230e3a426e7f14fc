import { expect, test } from 'vitest';
import { beginning } from './closing-draft.ts';

test('nobody in an interview or with an offer is rejected unless the user ticks the stage', () => {
  expect(beginning.stages).toEqual(['new', 'screening']);
});
