import { expect, test } from 'vitest';
import { maxFileBytes } from '../../../domain/limits.ts';
import { findErrors } from './find-errors.ts';

const valid = {
  valid: true,
  valueMissing: false,
  typeMismatch: false,
  tooLong: false,
  badInput: false,
  rangeUnderflow: false,
  rangeOverflow: false,
};
const field = (name: string, type: string, wrong: Partial<typeof valid>) => ({
  name,
  type,
  validity: { ...valid, valid: Object.keys(wrong).length === 0, ...wrong },
});

test('each kind of invalid value has its own error', () => {
  expect(
    findErrors([
      field('first_name', 'text', { valueMissing: true }),
      field('email', 'email', { typeMismatch: true }),
      field('day_rate', 'number', { badInput: true }),
      field('hires', 'number', { rangeUnderflow: true }),
      field('salary', 'number', { rangeOverflow: true }),
      field('message', 'textarea', { tooLong: true }),
      field('consent', 'checkbox', { valueMissing: true }),
      field('phone', 'tel', {}),
    ]),
  ).toEqual({
    first_name: 'required',
    email: 'email_invalid',
    day_rate: 'number_invalid',
    hires: 'number_too_low',
    salary: 'number_too_high',
    message: 'too_long',
    consent: 'consent_required',
  });
});

test('text that is longer than its limit is too long, also where the browser does not cut it', () => {
  const message = (value: string) => ({
    ...field('message', 'textarea', {}),
    value,
    dataset: { maxLength: '5' },
  });
  expect(findErrors([message('123456')])).toEqual({ message: 'too_long' });
  expect(findErrors([message('12345 ')])).toEqual({});
  // A form is submitted with line breaks of two characters.
  expect(findErrors([message('12\n4')])).toEqual({});
  expect(findErrors([message('12\n45')])).toEqual({ message: 'too_long' });
});

test('ignores buttons and fields without a name', () => {
  expect(findErrors([{}, null, field('', 'text', { valueMissing: true })])).toEqual({});
});

test('a file of more than ten megabytes is too large', () => {
  const cv = { ...field('cv', 'file', {}), files: [{ size: maxFileBytes + 1 }] };
  expect(findErrors([cv])).toEqual({ cv: 'file_too_large' });
});

test('requires a CV or a profile, together with the other errors', () => {
  const name = field('first_name', 'text', { valueMissing: true });
  const cv = { ...field('cv', 'file', {}), files: [], dataset: { or: 'linkedin_url' } };
  const profile = (value: string) => ({ ...field('linkedin_url', 'text', {}), value });
  expect(findErrors([name, cv, profile(' ')])).toEqual({
    first_name: 'required',
    cv: 'cv_or_linkedin',
  });
  expect(findErrors([cv, profile('linkedin.com/in/ylva')])).toEqual({});
  expect(findErrors([{ ...cv, files: [{ size: 1 }] }, profile('')])).toEqual({});
  expect(findErrors([{ ...cv, dataset: {} }, profile('')])).toEqual({});
});
