import { expect, test } from 'vitest';
import { fullNameOf } from './full-name.ts';

test('an account without a name of its own signs nothing', () => {
  expect(fullNameOf({ name: 'admin', email: 'Admin@alpaca.example' })).toBe('');
  expect(fullNameOf({ name: 'Ada Påhitt', email: 'ada@alpaca.example' })).toBe('Ada Påhitt');
});
