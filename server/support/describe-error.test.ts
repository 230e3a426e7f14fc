import pg from 'pg';
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../postgres/unavailable.ts';
import { describeError } from './describe-error.ts';

function sqlError(code: string, message: string) {
  const error = new pg.DatabaseError(message, 0, 'error');
  return Object.assign(error, {
    code,
    detail: 'Failing row contains (1, Sami, sami@people.example).',
    hint: 'Not Sami',
    where: 'COPY people, line 1: "Sami"',
    internalQuery: `select 'Sami'`,
    schema: 'public',
    table: 'people',
    column: 'email',
    constraint: 'people_email_key',
    routine: 'ExecConstraints',
  });
}

const known = {
  type: 'DatabaseError',
  code: '23514',
  schema: 'public',
  table: 'people',
  column: 'email',
  constraint: 'people_email_key',
  routine: 'ExecConstraints',
};

it('reports the failed constraint of a database error, never the row', () => {
  const error = sqlError('23514', 'new row violates check constraint "people_email_key"');
  const { stack, ...described } = describeError(error) as { stack: string };
  expect(described).toEqual({
    ...known,
    message: 'new row violates check constraint "people_email_key"',
  });
  expect(stack).toMatch(/^new row violates [^\n]+\n +at .*describe-error\.test\.ts/);
});

it.each([
  ['alone', (error: Error) => error],
  ['as a cause', (error: Error) => new Error('Not saved', { cause: error })],
  ['among others', (error: Error) => new AggregateError([error], 'Not saved')],
  ['of an outage', (error: Error) => new DatabaseUnavailable('lost', error)],
])('hides a value that the message quotes: %s', (_, wrap) => {
  const error = sqlError('22007', 'invalid input syntax for type date: "Sami\n at "noon""');
  const line = JSON.stringify(describeError(wrap(error)));
  expect(line).toContain('invalid input syntax for type date: [hidden]');
  expect(line).not.toMatch(/Sami|noon/);
});

it('keeps the messages of other errors', () => {
  const error = Object.assign(new Error('No such file'), { code: 'ENOENT' });
  expect(describeError(error)).toMatchObject({ message: 'No such file', code: 'ENOENT' });
});

it('shows no stack for a full disk, which every request reports', () => {
  const described = describeError(sqlError('53100', 'could not extend file'));
  expect(described).toMatchObject({ code: '53100', message: 'could not extend file' });
  expect(described).not.toHaveProperty('stack');
});
