import { expect, test } from 'vitest';
import { emptyClosing } from './closing-draft.ts';

test('nobody in an interview or with an offer is rejected unless the user ticks the stage', () => {
  expect(emptyClosing.stages).toEqual(['new', 'screening']);
});
