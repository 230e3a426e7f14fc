import { expect, test } from 'vitest';
import { shortenNames } from './shorten-names.ts';

test('interviewers with the same first name have their whole names', () => {
  expect(shortenNames(['Rita Rydberg', 'Rasmus Ek', 'Rita Rönnqvist'])).toEqual([
    'Rita Rydberg',
    'Rasmus',
    'Rita Rönnqvist',
  ]);
});
