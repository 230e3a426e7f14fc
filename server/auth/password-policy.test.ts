import { expect, it } from 'vitest';
import { findWeakness } from './password-policy.ts';

const policy = {
  passwordMinLength: 8,
  passwordRequiredCharacters: [],
  commonPasswordsRefused: true,
};

it.each(['password', 'Password1', '12345678', 'QWERTYUIOP', 'iloveyou'])(
  'refuses %s, which everybody guesses first',
  (password) => {
    expect(findWeakness(policy, password)?.reasons).toEqual(['pwned']);
  },
);

it.each(['fyra glada alpackor', 'a long enough password', 'zqxwvjkp'])('takes %s', (password) => {
  expect(findWeakness(policy, password)).toBeUndefined();
});

it('tells each reason', () => {
  expect(findWeakness(policy, 'dragon')?.reasons).toEqual(['length', 'pwned']);
});

it('takes any where that is turned off', () => {
  expect(findWeakness({ ...policy, commonPasswordsRefused: false }, 'password')).toBeUndefined();
});
