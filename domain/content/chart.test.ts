import { expect, test } from 'vitest';
import { parseChart } from './chart.ts';

test('lines become bars, the largest as long as the chart', () => {
  expect(parseChart('Cost of one hire\nAgency: 115,200 kr\nAlpaca: 57 600 kr')).toEqual({
    title: 'Cost of one hire',
    rows: [
      { label: 'Agency', value: '115,200 kr', share: 1 },
      { label: 'Alpaca', value: '57 600 kr', share: 0.5 },
    ],
  });
});

test.each([
  ['A: 4.5 %\nB: 9 %', 0.5],
  ['A: 4,5 %\nB: 9 %', 0.5],
  ['A: 1 000 000\nB: 2,000,000', 0.5],
  ['A: 0\nB: 0', 0],
  ['Day 1: 10:30: 3\nB: 6', 0.5],
])('%j', (text, share) => {
  expect(parseChart(text)?.rows[0]?.share).toBe(share);
});

test.each(['', 'Only a title', 'A: 1', 'A: one\nB: two', 'A: -1\nB: -2', 'A: 1\n'.repeat(13)])(
  '%j is no chart',
  (text) => {
    expect(parseChart(text)).toBeUndefined();
  },
);
