import { expect, it } from 'vitest';
import { parsePreferences, renderApplied } from './preferences.ts';

it('reads a list in which the first of a kind wins', () => {
  expect(parsePreferences('return=minimal , count=exact,return=representation, x=y')).toEqual({
    return: 'minimal',
    count: 'exact',
  });
});

it('regards max-affected only when handling is strict', () => {
  expect(parsePreferences('max-affected=3')).toEqual({});
  expect(parsePreferences('handling=strict, max-affected=3')).toEqual({
    handling: 'strict',
    maxAffected: 3,
  });
});

it('refuses unknown ones when handling is strict', () => {
  expect(() => parsePreferences('handling=strict, count=all')).toThrow('handling=strict');
});

it('renders what was applied in one order', () => {
  const applied = {
    count: 'exact',
    return: 'minimal',
    maxAffected: 2,
    handling: 'strict',
  } as const;
  expect(renderApplied(applied)).toBe(
    'return=minimal, count=exact, handling=strict, max-affected=2',
  );
  expect(renderApplied({})).toBeUndefined();
});
