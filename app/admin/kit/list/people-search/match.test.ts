import { expect, test } from 'vitest';
import { isFoundByName } from './match.tsx';

test.each([
  ['profile', 'Åke ⟦Berg⟧ · Oslo · ake@people.example · ake people.example', true],
  ['profile', 'Åke ⟦Berg⟧ · ⟦Oslo⟧ · ake@people.example', false],
  ['profile', 'Åke Berg · Oslo · ake ⟦people.example⟧', false],
  ['note', '⟦Berg⟧ called · call back', false],
] as const)('a match in %s: %s', (source, excerpt, isByName) => {
  expect(isFoundByName({ source, excerpt })).toBe(isByName);
});
