import { expect, test } from 'vitest';
import { documentExtensions } from '../../../../domain/document.ts';
import { maxFileBytes } from '../../../../domain/limits.ts';
import { byField, findErrors, recheckErrors } from './find-errors.ts';

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

const accept = documentExtensions.map((extension) => `.${extension}`).join(',');
const cvOf = (file: { name: string; size: number }) => ({
  ...field('cv', 'file', {}),
  files: [file],
  accept,
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
  expect(findErrors([cvOf({ name: 'cv.pdf', size: maxFileBytes + 1 })])).toEqual({
    cv: 'file_too_large',
  });
});

test('a file of another type or without content is found before it is sent', () => {
  expect(findErrors([cvOf({ name: 'me.jpg', size: 5 })])).toEqual({ cv: 'file_type' });
  expect(findErrors([cvOf({ name: 'CV.PDF', size: 0 })])).toEqual({ cv: 'file_empty' });
  expect(findErrors([cvOf({ name: 'CV.PDF', size: 5 })])).toEqual({});
  expect(findErrors([cvOf({ name: 'Ylva B. Provsson', size: 5 })])).toEqual({});
});

test('a change checks shown errors and files again, and nothing else', () => {
  const email = (wrong: Partial<typeof valid>) => field('email', 'email', wrong);
  const name = field('first_name', 'text', { valueMissing: true });
  const shown = { email: 'required', phone: 'phone_invalid' } as const;
  expect(recheckErrors(shown, email({}), [email({}), name])).toEqual({ phone: 'phone_invalid' });
  expect(recheckErrors(shown, email({}), [email({ typeMismatch: true }), name])).toEqual({
    email: 'email_invalid',
    phone: 'phone_invalid',
  });
  // Only the server can see that a number is wrong; a new one has to be sent.
  expect(recheckErrors(shown, { name: 'phone', type: 'tel' }, [])).toEqual({ email: 'required' });
  expect(recheckErrors({}, name, [name])).toEqual({});
  expect(recheckErrors({}, name, [name], new Set(['first_name']))).toEqual({
    first_name: 'required',
  });

  const wrong = cvOf({ name: 'me.jpg', size: 5 });
  expect(recheckErrors({}, wrong, [wrong, name])).toEqual({ cv: 'file_type' });
  const removed = { ...wrong, files: [], dataset: { or: 'linkedin_url' } };
  expect(recheckErrors({ cv: 'file_type' }, removed, [removed])).toEqual({});
});

test('a profile makes up for a missing CV as soon as it is typed', () => {
  const cv = { ...field('cv', 'file', {}), files: [], dataset: { or: 'linkedin_url' } };
  const profile = { ...field('linkedin_url', 'text', {}), value: 'linkedin.com/in/ylva' };
  expect(recheckErrors({ cv: 'cv_or_linkedin' }, profile, [cv, profile])).toEqual({});
});

test('an error of one entry belongs to the field of the list', () => {
  expect(byField({ 'skills.3': 'too_long', 'answers.a1': 'required' })).toEqual({
    skills: 'too_long',
    'answers.a1': 'required',
  });
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
  expect(findErrors([{ ...cv, files: [{ name: 'cv.pdf', size: 1 }] }, profile('')])).toEqual({});
  expect(findErrors([{ ...cv, dataset: {} }, profile('')])).toEqual({});
});
