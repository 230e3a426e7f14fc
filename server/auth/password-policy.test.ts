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

it.each([
  'Passw0rd!',
  'letmein123',
  'password1234',
  'P@$$w0rd',
  'p4ssw0rd2024',
  'L3tme1n!',
  '!Football',
  '2024Dragon!',
  'password!1',
  '12345678!',
  'Sunshine99?',
])('refuses %s, a common one with decoration', (password) => {
  expect(findWeakness(policy, password)?.reasons).toEqual(['pwned']);
});

it.each([
  'password beside the fence',
  'dragon-letmein-shadow',
  'hage47stängsel',
  '20391847562019',
  'Ulla7Bertil',
])('takes %s, which is more than decoration', (password) => {
  expect(findWeakness(policy, password)).toBeUndefined();
});

it.each(['fyra glada alpackor', 'a long enough password', 'zqxwvjkp'])('takes %s', (password) => {
  expect(findWeakness(policy, password)).toBeUndefined();
});

it('tells each reason', () => {
  expect(findWeakness(policy, 'dragon')?.reasons).toEqual(['length', 'pwned']);
});

it('takes any where that is turned off', () => {
  expect(findWeakness({ ...policy, commonPasswordsRefused: false }, 'password')).toBeUndefined();
});
