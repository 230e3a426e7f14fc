import { describe, expect, it } from 'vitest';
import { parsePersonRow } from './parse-person-row.ts';
import { findRepeatedFields, proposeMapping } from './propose-mapping.ts';
import { isMonthFirst, normaliseDate } from './values/normalise-date.ts';
import { normalisePhone } from './values/normalise-phone.ts';
import { parseStage } from './values/parse-stage.ts';
import { valuesOfRow } from './values-of-row.ts';

describe('a date', () => {
  it.each([
    ['2024-03-09', '2024-03-09'],
    ['2024-03-09T23:30:00+02:00', '2024-03-09'],
    ['2024-03-09 10:11:12 UTC', '2024-03-09'],
    ['20240309', '2024-03-09'],
    ['9/3/2024', '2024-03-09'],
    ['09.03.24', '2024-03-09'],
    ['9/3 2024', '2024-03-09'],
    ['9/3 24', undefined],
    ['9 mars 2024', '2024-03-09'],
    ['9-Mar-2024', '2024-03-09'],
    ['Mar 9, 2024', '2024-03-09'],
    ['Saturday, March 9th, 2024', '2024-03-09'],
    ['31/02/2024', undefined],
    ['yesterday', undefined],
    ['0001-01-01', undefined],
  ])('%s is read as %s', (text, day) => {
    expect(normaliseDate(text)).toBe(day);
  });

  it('with the month first is recognised by the days after the twelfth', () => {
    expect(normaliseDate('03/09/2024', true)).toBe('2024-03-09');
    expect(isMonthFirst(['03/09/2024', '12/31/2023'])).toBe(true);
    expect(isMonthFirst(['31/12/2023', '12/31/2023'])).toBe(false);
    expect(isMonthFirst(['03/09/2024', 'text'])).toBe(false);
  });
});

it.each([
  ['070-123 45 67', '+46701234567'],
  ['+46 (0)70 123 45 67', '+46701234567'],
  ['0046701234567', '+46701234567'],
  ['701234567', '+46701234567'],
  ['46701234567', '+46701234567'],
  ["'+1 415 555 2671", '+14155552671'],
  ['unknown', undefined],
  ['123', undefined],
])('the phone number %s', (text, number) => {
  expect(normalisePhone(text)).toBe(number);
});

it.each([
  ['Inbox', 'new'],
  ['Application Review', 'screening'],
  ['Phone screen', 'screening'],
  ['Technical interview', 'interview'],
  ['Offer', 'offer'],
  ['Hired', 'hired'],
  ['Rejected after interview', 'rejected'],
  ['Archived', 'rejected'],
  ['Telefonintervju', 'interview'],
  ['Grön', undefined],
])('the stage %s', (text, stage) => {
  expect(parseStage(text)).toBe(stage);
});

it('names fields that two columns have', () => {
  expect(findRepeatedFields(['email', 'tags', 'tags', null, null, 'email'])).toEqual(['email']);
});

describe('a row', () => {
  const parse = (values: Parameters<typeof parsePersonRow>[0]) => parsePersonRow(values, false);

  it('is read with all its details', () => {
    const columns = [
      'full_name',
      'email',
      'phone',
      'linkedin_url',
      'tags',
      'tags',
      'job',
      'stage',
      'applied_at',
    ];
    const cells = [
      'Lind, Ada',
      'Ada Lind <ADA@People.example>',
      '0701234567',
      'linkedin.com/in/Ada',
      'go, sql',
      'SQL',
      'Chef',
      'Offer',
      '2024-03-09',
    ];
    expect(parse(valuesOfRow(cells, columns))).toEqual({
      notes: [],
      row: {
        first_name: 'Ada',
        last_name: 'Lind',
        email: 'ada@people.example',
        phone: '+46701234567',
        linkedin_url: 'https://www.linkedin.com/in/ada',
        tags: ['go', 'SQL'],
        person_notes: [],
        application: { job: 'Chef', stage: 'Offer', applied_at: '2024-03-09', is_rejected: false },
      },
    });
  });

  it('without a name or with a wrong address is rejected', () => {
    expect(parse({ email: 'ada@people.example' })).toEqual({ reason: 'name_missing' });
    expect(parse({ first_name: 'Ada', email: 'ada at people' })).toEqual({
      reason: 'email_invalid',
    });
    expect(parse({ first_name: 'See www.spam.example' })).toEqual({ reason: 'name_missing' });
  });

  it('names details that cannot be read, and keeps the person', () => {
    const parsed = parse({
      full_name: 'Ada Maria Lind',
      phone: 'ask',
      linkedin_url: 'ada',
      job: 'Chef',
      applied_at: '3000-01-01',
    });
    expect(parsed).toMatchObject({
      row: { first_name: 'Ada Maria', last_name: 'Lind', phone: undefined },
      notes: ['phone_left_out', 'linkedin_url_left_out', 'applied_at_left_out'],
    });
  });
});

it('keeps long notes whole, in parts', () => {
  const word = `${'x'.repeat(99)} `;
  const parsed = parsePersonRow({ full_name: 'Ada', person_notes: word.repeat(120) }, false);
  if ('reason' in parsed) throw new Error(parsed.reason);
  const { person_notes: parts } = parsed.row;
  expect(parts.map(({ length }) => length)).toEqual([4999, 4999, 1999]);
  expect(parts.join(' ')).toBe(word.repeat(120).trim());
});

it('joins several columns of notes by a blank line', () => {
  const mapping = proposeMapping('people', ['Name', 'Notes', 'Kommentar']);
  expect(mapping).toEqual(['full_name', 'person_notes', null]);
  expect(valuesOfRow(['Ada', 'One', 'Two'], ['full_name', 'person_notes', 'person_notes'])).toEqual(
    { full_name: 'Ada', person_notes: 'One\n\nTwo' },
  );
});

it('takes time in proportion to the longest row of a file', () => {
  const before = process.threadCpuUsage();
  for (const pump of ['a,', ',', 'é', 'a ', ' \n', '-']) {
    const text = pump.repeat(2_000_000 / pump.length);
    const long = { tags: text, location: text, person_notes: text, headline: text, job: 'x' };
    parsePersonRow({ full_name: 'Ada Lind', stage: text, ...long }, false);
  }
  const { user } = process.threadCpuUsage(before);
  // Without limits it takes seconds.
  expect(user / 1000).toBeLessThan(600);
});
