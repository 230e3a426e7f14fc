import { expect, it } from 'vitest';
import { parsePreferences, renderApplied } from './preferences.ts';

it('uses the first preference of each kind', () => {
  expect(parsePreferences('return=minimal , count=exact,return=representation, x=y')).toEqual({
    return: 'minimal',
    count: 'exact',
  });
});

it('applies max-affected only if handling is strict', () => {
  expect(parsePreferences('max-affected=3')).toEqual({});
  expect(parsePreferences('handling=strict, max-affected=3')).toEqual({
    handling: 'strict',
    maxAffected: 3,
  });
});

it('rejects unknown preferences if handling is strict', () => {
  expect(() => parsePreferences('handling=strict, count=all')).toThrow('handling=strict');
});

it('renders applied preferences in a fixed order', () => {
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
