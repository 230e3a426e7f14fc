import { expect, test } from 'vitest';
import { exampleSaving } from './example-saving.server.ts';

test('English shows euro, the longest bar is full', () => {
  const { salary, plan, bars, saved } = exampleSaving('en');
  expect(salary).toBe('€4,400');
  expect(saved).toEqual({ before: '€', counted: 27, after: ',400' });
  expect(plan).toBe('Medium');
  expect(bars).toEqual([
    { way: 'agency', amount: '€63,400', share: 81 },
    { way: 'inHouse', amount: '€77,900', share: 100 },
    { way: 'plan', amount: '€36,000', share: 46 },
  ]);
});

test('Swedish shows kronor', () => {
  const amounts = exampleSaving('sv').bars.map(({ amount }) => amount.replace(/\s/g, ' '));
  expect(amounts).toEqual(['720 000 kr', '880 400 kr', '406 800 kr']);
  const { before, counted, after } = exampleSaving('sv').saved;
  expect([before, counted, after.replace(/\s/g, ' ')]).toEqual(['', 313, ' 200 kr']);
});
