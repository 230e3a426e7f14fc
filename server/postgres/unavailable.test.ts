import pg from 'pg';
import { expect, it } from 'vitest';
import { DatabaseUnavailable, isPassing } from './unavailable.ts';

const sqlError = (code: string) =>
  Object.assign(new pg.DatabaseError('something', 0, 'error'), { code });

it.each([
  ['a full disk', sqlError('53100'), true],
  ['too many connections', sqlError('53300'), true],
  ['a disk that fails', sqlError('58030'), true],
  ['a database that is away', new DatabaseUnavailable('lost', undefined), true],
  ['a value that is there already', sqlError('23505'), false],
  ['a mistake of ours', new TypeError('x is not a function'), false],
])('%s may pass: %#', (_, error, expected) => {
  expect(isPassing(error)).toBe(expected);
});
