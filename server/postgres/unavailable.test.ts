import pg from 'pg';
import { expect, it } from 'vitest';
import { asUnavailable, DatabaseUnavailable, isTransient } from './unavailable.ts';

const sqlError = (code: string) =>
  Object.assign(new pg.DatabaseError('something', 0, 'error'), { code });

it.each([
  ['a full disk', sqlError('53100'), true],
  ['too many connections', sqlError('53300'), true],
  ['a disk that fails', sqlError('58030'), true],
  ['a read-only database', sqlError('25006'), true],
  ['a failed transaction', sqlError('25P02'), false],
  ['an unavailable database', new DatabaseUnavailable('lost', undefined), true],
  ['a duplicate value', sqlError('23505'), false],
  ['a programming error', new TypeError('x is not a function'), false],
])('classifies %s as transient or permanent: %#', (_, error, expected) => {
  expect(isTransient(error)).toBe(expected);
});

const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

it.each([
  ['a refused connection', systemError('ECONNREFUSED', 'connect'), true],
  ['a missing socket', systemError('ENOENT', 'connect'), true],
  ['an unknown host', systemError('ENOTFOUND', 'getaddrinfo'), true],
  ['a lost connection', systemError('ECONNRESET', 'read'), true],
  ['all addresses of a host', new AggregateError([systemError('ETIMEDOUT', 'connect')]), true],
  ['a pooler without a server', sqlError('08P01'), true],
  [
    'a statement with a missing parameter',
    Object.assign(sqlError('08P01'), { routine: 'exec_bind_message' }),
    false,
  ],
  ['a full disk', systemError('ENOSPC', 'write'), false],
  ['a file that is a folder', systemError('EISDIR', 'read'), false],
  ['a file without read permission', systemError('EACCES', 'open'), false],
  ['several programming errors', new AggregateError([new TypeError('x')]), false],
])('classifies %s as an unavailable database or another error: %#', (_, error, expected) => {
  expect(asUnavailable(error) instanceof DatabaseUnavailable).toBe(expected);
});
