import { expect, test } from 'vitest';
import { adminShell } from '../../shell/messages.en.ts';
import { describeValidity } from './describe-validity.ts';

const { validation: t } = adminShell;

test('a field with one limit names only that one', () => {
  const field = { type: 'number', validity: { rangeUnderflow: true } };
  expect(describeValidity({ ...field, min: '1' }, t)).toBe('Enter at least 1.');
});

test.each([
  ['text', { valueMissing: true }, t.required],
  ['textarea', { valueMissing: true }, t.required],
  ['select-one', { valueMissing: true }, t.choose],
  ['radio', { valueMissing: true }, t.choose],
  ['checkbox', { valueMissing: true }, t.unchecked],
  ['email', { typeMismatch: true }, t.email],
  ['url', { typeMismatch: true }, t.url],
  ['number', { badInput: true }, t.number],
  ['date', { badInput: true }, t.date],
  ['number', { rangeUnderflow: true }, 'Enter a number from 5 to 90.'],
  ['number', { rangeOverflow: true }, 'Enter a number from 5 to 90.'],
  ['number', { stepMismatch: true }, t.step],
  ['password', { tooShort: true }, 'Write at least 12 characters.'],
  ['date', { rangeOverflow: true }, undefined],
  ['text', { patternMismatch: true }, undefined],
  // The field has a message of its own.
  ['text', { customError: true, valueMissing: true }, undefined],
])('a field of type %s with %o', (type, validity, message) => {
  expect(describeValidity({ type, min: '5', max: '90', minLength: 12, validity }, t)).toBe(message);
});
