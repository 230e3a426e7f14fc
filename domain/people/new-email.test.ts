import { expect, test } from 'vitest';
import { requestedEmail } from './new-email.ts';

test('an address is read from a request for a new one, and from no other message', () => {
  const kind = 'rectification';
  expect(requestedEmail({ kind, message: 'E-mail: new@people.example' })).toBe(
    'new@people.example',
  );
  expect(requestedEmail({ kind, message: 'My last name has changed.' })).toBeUndefined();
  expect(requestedEmail({ kind, message: null })).toBeUndefined();
  expect(
    requestedEmail({ kind: 'objection', message: 'E-mail: new@people.example' }),
  ).toBeUndefined();
});
