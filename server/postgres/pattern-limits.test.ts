import { expect, it } from 'vitest';
import { isCostlyPattern, isSlowToCompile } from './pattern-limits.ts';

it.each([
  '^fullstack',
  '(senior|lead) .* developer$',
  '^[a-z]{2,10}-\\d{4}$',
  'a{1,100}',
  '(ab)*(cd)+',
  '(?i)stockholm',
  '(?:box)+',
])('accepts %s', (pattern) => {
  expect(isCostlyPattern(pattern)).toBe(false);
});

it.each([
  '(((.{0,40}){0,40}){0,20})',
  '(a|b){50}',
  'a{101}',
  'a{1,}b{1,}c{1,}d{1,}e{1,}f{1,}',
  // Written as a quoted value.
  '"((a|b\\){0,99\\}.*\\)\\{99}"',
  // With options that change the syntax.
  '(?x)((a|b) {0,99}.*) {99}',
  '(?ix)((a|b) {0,99}.*) {99}',
  '***:(?b)\\(a\\{0,99\\}.*\\)\\{99\\}',
])('rejects %s', (pattern) => {
  expect(isSlowToCompile(pattern)).toBe(true);
  expect(isCostlyPattern(pattern)).toBe(true);
});

it('finds back references, which are slow to match and not to compile', () => {
  expect(isSlowToCompile('(.*)x\\1')).toBe(false);
  expect(isCostlyPattern('(.*)x\\1')).toBe(true);
});
