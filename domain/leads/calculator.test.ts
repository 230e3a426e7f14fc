import { describe, expect, test } from 'vitest';
import { type CalculatorInput, calculateSavings, defaultAssumptions } from './calculator.ts';

const sixHires: CalculatorInput = {
  hiresPerYear: 6,
  monthlySalary: 50_000,
  currency: 'SEK',
  hiringToday: 'agency',
  daysToHire: 45,
};

describe('yearly cost of each hiring method', () => {
  test('an agency charges a share of each yearly salary', () => {
    // 6 hires × 50,000 × 12 × 20 %
    expect(calculateSavings(sixHires).yearly.agency).toBe(720_000);
  });

  test('in-house hiring costs salary, employer’s fee, pension with its tax, tools and advertising', () => {
    // Pay 598,800; fee 31.42 % 188,142.96; pension 26,946; its tax 6,537.0996; tools 60,000
    expect(calculateSavings(sixHires).yearly.inHouse).toBeCloseTo(880_426.06, 2);
  });

  test('the plan costs twelve monthly fees at the assumed exchange rate', () => {
    // Medium: 3,000 EUR × 12 × 11.3
    const result = calculateSavings(sixHires);
    expect(result.plan.name).toBe('Medium');
    expect(result.yearly.plan).toBeCloseTo(406_800, 6);
    expect(result.saving).toBeCloseTo(313_200, 6);
  });

  test('amounts in euro follow the exchange rate', () => {
    const result = calculateSavings({ ...sixHires, currency: 'EUR', monthlySalary: 4_400 });
    expect(result.yearly.agency).toBe(63_360);
    expect(result.yearly.inHouse).toBeCloseTo(77_913.81, 2);
    expect(result.yearly.plan).toBe(36_000);
  });

  test('using both costs the recruiter and half of the agency fees', () => {
    const result = calculateSavings({ ...sixHires, hiringToday: 'both' });
    expect(result.yearly.today).toBeCloseTo(880_426.06 + 360_000, 2);
  });

  test('hires above the capacity of one recruiter need a second one', () => {
    const one = calculateSavings({ ...sixHires, hiresPerYear: 25 }).yearly.inHouse;
    const two = calculateSavings({ ...sixHires, hiresPerYear: 26 }).yearly.inHouse;
    expect(two - one).toBeCloseTo(820_426.06, 2);
  });
});

describe('choice of plan', () => {
  test.each([
    [1, 'Small', 1],
    [5, 'Small', 1],
    [6, 'Medium', 1],
    [10, 'Medium', 1],
    [11, 'Large', 1],
    [25, 'Large', 1],
    [26, 'Large', 2],
  ])('%i hires a year take %s × %i', (hiresPerYear, name, count) => {
    const result = calculateSavings({ ...sixHires, hiresPerYear });
    expect(result.plan.name).toBe(name);
    expect(result.planCount).toBe(count);
  });
});

describe('when the subscription is more expensive', () => {
  test('one hire a year gives a negative saving and a break-even', () => {
    // Small: 18,000 EUR = 203,400 SEK; one fee: 120,000 SEK; two fees: 240,000 SEK
    const result = calculateSavings({ ...sixHires, hiresPerYear: 1 });
    expect(result.saving).toBeCloseTo(-83_400, 6);
    expect(result.breakEvenHires).toBe(2);
  });

  test('there is no break-even if salaries are too low', () => {
    const result = calculateSavings({ ...sixHires, monthlySalary: 1_000 });
    expect(result.breakEvenHires).toBeUndefined();
  });
});

describe('low and high scenarios', () => {
  test('change the agency fee and the cost of tools', () => {
    expect(calculateSavings(sixHires, defaultAssumptions, 'low').yearly.agency).toBeCloseTo(
      601_200,
      6,
    );
    expect(calculateSavings(sixHires, defaultAssumptions, 'high').yearly.agency).toBe(900_000);
    expect(calculateSavings(sixHires, defaultAssumptions, 'high').yearly.inHouse).toBeCloseTo(
      910_426.06,
      2,
    );
  });
});

test('an edited assumption is used', () => {
  const edited = { ...defaultAssumptions, agencyFeePercent: 30 };
  expect(calculateSavings(sixHires, edited).yearly.agency).toBe(1_080_000);
});

test('vacant days are compared with fourteen days', () => {
  expect(calculateSavings(sixHires).vacantDaysSaved).toBe(6 * 31);
  expect(calculateSavings({ ...sixHires, daysToHire: 10 }).vacantDaysSaved).toBe(0);
});
