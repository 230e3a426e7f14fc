import { expect, it } from 'vitest';
import { findWeakness } from './password-policy.ts';

const policy = {
  passwordMinLength: 8,
  passwordRequiredCharacters: [],
  rejectCommonPasswords: true,
};

it.each(['password', 'Password1', '12345678', 'QWERTYUIOP', 'iloveyou'])(
  'rejects %s, a common password',
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
])('rejects %s, a variation of a common password', (password) => {
  expect(findWeakness(policy, password)?.reasons).toEqual(['pwned']);
});

it.each([
  'password beside the fence',
  'dragon-letmein-shadow',
  'hage47stängsel',
  '20391847562019',
  'Ulla7Bertil',
])('accepts %s, which is more than a variation', (password) => {
  expect(findWeakness(policy, password)).toBeUndefined();
});

it.each(['fyra glada alpackor', 'a long enough password', 'zqxwvjkp'])('accepts %s', (password) => {
  expect(findWeakness(policy, password)).toBeUndefined();
});

it('returns each reason', () => {
  expect(findWeakness(policy, 'dragon')?.reasons).toEqual(['length', 'pwned']);
});

it('accepts a common password if the check is disabled', () => {
  expect(findWeakness({ ...policy, rejectCommonPasswords: false }, 'password')).toBeUndefined();
});
