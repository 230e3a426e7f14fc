import { expect, test } from 'vitest';
import { forms as en } from '../messages.en.ts';
import { forms as sv } from '../messages.sv.ts';
import { describeFieldError } from './describe-field-error.ts';

test('an error names its field', () => {
  expect(describeFieldError(en, 'first_name', 'required')).toBe('Enter your first name.');
  expect(describeFieldError(sv, 'first_name', 'required')).toBe('Skriv ditt förnamn.');
  expect(describeFieldError(sv, 'message', 'too_long')).toMatch(/Korta ner ditt meddelande lite/);
});

test('a question of a job has no name, and some errors name the field themselves', () => {
  expect(describeFieldError(en, 'answers.a1', 'required')).toBe('Answer this question.');
  expect(describeFieldError(en, 'phone', 'phone_invalid')).toBe(en.fieldErrors.phone_invalid);
  expect(describeFieldError(en, 'toString', 'required')).toBe('Answer this question.');
});
