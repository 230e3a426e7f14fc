import { expect, it } from 'vitest';
import { createCostBudget } from './cost-budget.ts';

it('counts cost per network and refills over time', () => {
  let now = 0;
  const budget = createCostBudget({ burst: 10, perSecond: 0.5 }, () => now);
  budget.charge('a', 9);
  expect(budget.secondsToWait('a')).toBe(0);
  budget.charge('a', 3);
  expect(budget.secondsToWait('a')).toBe(4);
  expect(budget.secondsToWait('b')).toBe(0);
  now = 4_000;
  expect(budget.secondsToWait('a')).toBe(0);
  now = 1e9;
  budget.charge('a', 10.5);
  expect(budget.secondsToWait('a')).toBe(1);
});

it('counts the networks of a /48 together, with four times the budget', () => {
  const budget = createCostBudget({ burst: 10, perSecond: 0.5 }, () => 0);
  for (const group of [1, 2, 3, 4]) budget.charge(`2001:db8:1:${group}::/64`, 10);
  expect(budget.secondsToWait('2001:db8:1:5::/64')).toBe(0);
  budget.charge('2001:db8:1:5::/64', 4);
  expect(budget.secondsToWait('2001:db8:1:6::/64')).toBe(2);
  expect(budget.secondsToWait('2001:db8:2:6::/64')).toBe(0);
});
