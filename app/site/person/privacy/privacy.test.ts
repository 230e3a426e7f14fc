import { expect, test } from 'vitest';
import { person } from '../messages.en.ts';
import { describeRetention } from './privacy.tsx';

const describe = (keepUntil: string, eraseAfter: string | null = null) =>
  describeRetention(
    { keep_until: keepUntil, erase_after: eraseAfter },
    person.privacy,
    (time) => time,
  );

test('data that is kept has a date', () => {
  expect(describe('2131-01-01')).toBe('Kept until 2131-01-01 if nothing else happens.');
});

test('data without a purpose is announced as being erased, not as kept until a past date', () => {
  expect(describe('2021-01-01')).toMatch(/will be erased soon/);
  expect(describe('2021-01-01', '2021-02-01')).toMatch(/will be erased on 2021-02-01/);
});
