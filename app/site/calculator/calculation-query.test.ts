import { expect, test } from 'vitest';
import { defaultAssumptions } from '../../../domain/leads/calculator.ts';
import { parseCalculation, renderCalculation } from './calculation-query.ts';

const parse = (query: string, language: 'en' | 'sv' = 'en') =>
  parseCalculation(new URLSearchParams(query), language);

test('an empty query is a typical company, in the currency of the language', () => {
  expect(parse('').input).toMatchObject({ monthlySalary: 4400, currency: 'EUR' });
  expect(parse('', 'sv').input).toMatchObject({ monthlySalary: 50_000, currency: 'SEK' });
  expect(parse('').assumptions).toEqual(defaultAssumptions);
});

test('the link reproduces the calculation', () => {
  const calculation = parse(
    'hires=12&salary=61000&currency=SEK&today=both&days=60&scenario=high&sekPerEur=11.5',
  );
  expect(parse(renderCalculation(calculation))).toEqual(calculation);
  expect(parse(renderCalculation(calculation), 'sv')).toEqual(calculation);
});

test('default assumptions are not part of the link', () => {
  expect(renderCalculation(parse('hires=3'))).toBe(
    'hires=3&salary=4400&currency=EUR&today=agency&days=45',
  );
});

test('invalid values become the default, extreme values their limit', () => {
  const { input, assumptions, scenario } = parse(
    'hires=-4&salary=abc&today=magic&scenario=best&agencyFeePercent=90&days=1e9',
  );
  expect(input).toMatchObject({ hiresPerYear: 1, monthlySalary: 4400, hiringToday: 'agency' });
  expect(input.daysToHire).toBe(1000);
  expect(assumptions.agencyFeePercent).toBe(35);
  expect(scenario).toBe('expected');
});

test('accepts the separators of both languages', () => {
  expect(parse('salary=52+500&sekPerEur=11,45').input.monthlySalary).toBe(52_500);
  expect(parse('sekPerEur=11,45').assumptions.sekPerEur).toBe(11.45);
});

test.each([
  ['4,400', 4400],
  ['50.000', 50_000],
  ['€5,000.50', 5000.5],
  ['5.000,50', 5000.5],
  ['1,234,567', 1_234_567],
  ['4’400', 4400],
  ['52 500 kr', 52_500],
  ['4400.125', 4400.125],
])('a salary of %s is %d', (typed, salary) => {
  expect(parse(`salary=${encodeURIComponent(typed)}`).input.monthlySalary).toBe(salary);
});

test('reads a separator as decimal where thousands would exceed the maximum', () => {
  expect(parse('sekPerEur=11.325').assumptions.sekPerEur).toBe(11.325);
  expect(parse('agencyFeePercent=16,700').assumptions.agencyFeePercent).toBe(16.7);
});
