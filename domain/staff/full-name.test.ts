import { expect, test } from 'vitest';
import { fullNameOf } from './full-name.ts';

test('an account whose name comes from its e-mail address has no full name', () => {
  expect(fullNameOf({ name: 'admin', email: 'Admin@alpaca.example' })).toBe('');
  expect(fullNameOf({ name: 'Ada Påhitt', email: 'ada@alpaca.example' })).toBe('Ada Påhitt');
});
