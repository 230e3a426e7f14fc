import { expect, test } from 'vitest';
import { listAttributes, scorecardFields } from './scorecard.ts';

const scored = (...names: string[]) => ({ scores: names.map((name) => ({ name, score: 3 })) });

test('attributes are compared in the order of the kit, with removed ones last and unrated ones left out', () => {
  expect(
    listAttributes(['Craft', 'Calm', 'Unrated'], [scored('Renamed', 'Calm'), scored('Craft')]),
  ).toEqual(['Craft', 'Calm', 'Renamed']);
});

test('a scorecard needs a recommendation, and nothing else', () => {
  expect(scorecardFields.safeParse({ scores: [] }).error?.issues[0]?.path).toEqual([
    'recommendation',
  ]);
  expect(scorecardFields.parse({ recommendation: 'yes', scores: [], notes: ' ' })).toEqual({
    recommendation: 'yes',
    scores: [],
    notes: undefined,
  });
});
