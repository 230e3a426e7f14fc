import { expect, test } from 'vitest';
import { maxFileBytes } from '../../../domain/limits.ts';
import { findFaults } from './find-faults.ts';

const valid = {
  valid: true,
  valueMissing: false,
  typeMismatch: false,
  tooLong: false,
  badInput: false,
};
const field = (name: string, type: string, wrong: Partial<typeof valid>) => ({
  name,
  type,
  validity: { ...valid, valid: Object.keys(wrong).length === 0, ...wrong },
});

test('each fault has its own word', () => {
  expect(
    findFaults([
      field('first_name', 'text', { valueMissing: true }),
      field('email', 'email', { typeMismatch: true }),
      field('day_rate', 'number', { badInput: true }),
      field('message', 'textarea', { tooLong: true }),
      field('consent', 'checkbox', { valueMissing: true }),
      field('phone', 'tel', {}),
    ]),
  ).toEqual({
    first_name: 'required',
    email: 'email_invalid',
    day_rate: 'number_invalid',
    message: 'too_long',
    consent: 'consent_required',
  });
});

test('buttons and fields without a name are passed over', () => {
  expect(findFaults([{}, null, field('', 'text', { valueMissing: true })])).toEqual({});
});

test('a file of more than ten megabytes is too large', () => {
  const cv = { ...field('cv', 'file', {}), files: [{ size: maxFileBytes + 1 }] };
  expect(findFaults([cv])).toEqual({ cv: 'file_too_large' });
});

test('a CV or a profile, told in the same round as the rest', () => {
  const name = field('first_name', 'text', { valueMissing: true });
  const cv = { ...field('cv', 'file', {}), files: [], dataset: { or: 'linkedin_url' } };
  const profile = (value: string) => ({ ...field('linkedin_url', 'text', {}), value });
  expect(findFaults([name, cv, profile(' ')])).toEqual({
    first_name: 'required',
    cv: 'cv_or_linkedin',
  });
  expect(findFaults([cv, profile('linkedin.com/in/ylva')])).toEqual({});
  expect(findFaults([{ ...cv, files: [{ size: 1 }] }, profile('')])).toEqual({});
  expect(findFaults([{ ...cv, dataset: {} }, profile('')])).toEqual({});
});
