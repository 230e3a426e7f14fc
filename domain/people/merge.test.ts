import { expect, it } from 'vitest';
import { type AddressFacts, isAddressDoubtful, orderForMerge } from './merge.ts';

const side = (created: string, isConfirmed: boolean, email: string | null = 'a@b.example') =>
  ({
    email,
    email_confirmed_at: isConfirmed ? `${created}T12:00:00Z` : null,
    created_at: `${created}T10:00:00Z`,
    renamed_at: null,
  }) satisfies AddressFacts;
const older = side('2025-01-01', false);
const newer = side('2026-01-01', false);
const olderConfirmed = side('2025-01-01', true);
const newerConfirmed = side('2026-01-01', true);
const renamed = { ...olderConfirmed, renamed_at: '2026-01-02T10:00:00Z' };
const renamedBefore = { ...olderConfirmed, renamed_at: '2025-06-01T10:00:00Z' };

it.each([
  ['older of two unconfirmed', older, newer],
  ['older of two confirmed', olderConfirmed, newerConfirmed],
  ['confirmed one, also if it is newer', newerConfirmed, older],
  ['confirmed one, also if it is older', olderConfirmed, newer],
  ['newer of two confirmed, if the other one was renamed since', newerConfirmed, renamed],
  ['older of two confirmed, if it was renamed before', renamedBefore, newerConfirmed],
])('keeps the %s', (_, first, second) => {
  expect(orderForMerge(first, second)).toEqual([first, second]);
  expect(orderForMerge(second, first)).toEqual([first, second]);
});

it.each([
  ['older in place of newer', older, newer, false],
  ['older and confirmed', olderConfirmed, newerConfirmed, false],
  ['newer', newer, older, true],
  ['newer, though confirmed', newerConfirmed, older, true],
  ['unconfirmed in place of confirmed', older, newerConfirmed, true],
  ['older and confirmed, of a record that was renamed since', renamed, newerConfirmed, true],
  [
    'older and confirmed, of a record that was renamed before',
    renamedBefore,
    newerConfirmed,
    false,
  ],
  ['newer, of a record without an address', newer, side('2025-01-01', false, null), true],
  ['older, of a record without an address', older, side('2026-01-01', false, null), false],
])('an address is doubtful if it is %s', (_, stays, goes, expected) => {
  expect(isAddressDoubtful(stays, goes)).toBe(expected);
});
