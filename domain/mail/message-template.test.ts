import { expect, it } from 'vitest';
import {
  fillLine,
  fillVariables,
  findTypedVariable,
  languageOfText,
  listBrackets,
  listVariables,
} from './message-template.ts';

const names = {
  first_name: 'First name',
  job_title: 'Job title',
  company: 'Company',
  sender: 'Your name',
  agency: 'Our name',
};
const variable = (name: string, marks?: object[]) => ({
  type: 'variable',
  attrs: { name },
  ...(marks && { marks }),
});
const doc = (...content: object[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
});
const text = (words: string) => ({ type: 'text', text: words });

it('finds a variable in braces, which nothing fills in', () => {
  const bold = [{ type: 'bold' }];
  expect(findTypedVariable(doc(text('Hi {{ first_name }}, {{x}}')))).toBe('{{ first_name }}');
  expect(findTypedVariable(doc(text('Hi {{'), { ...text('name'), marks: bold }, text('}}')))).toBe(
    '{{name}}',
  );
  expect(findTypedVariable('About {{ job_title }}')).toBe('{{ job_title }}');
  expect(
    findTypedVariable(doc(text('Hi '), variable('first_name'), text(' {}} {{'))),
  ).toBeUndefined();
  expect(findTypedVariable(undefined)).toBeUndefined();
});

it('fills in what is known, with its formatting, and keeps the rest', () => {
  const bold = [{ type: 'bold' }];
  const filled = fillVariables(
    doc(text('Hi '), variable('first_name', bold), variable('job_title'), variable('password')),
    { first_name: '<b>Sami</b>' },
  );
  expect(filled).toEqual(
    doc(
      text('Hi '),
      { ...text('<b>Sami</b>'), marks: bold },
      variable('job_title'),
      variable('password'),
    ),
  );
  expect(listVariables(filled)).toEqual(['job_title']);
  expect(listVariables(null)).toEqual([]);
});

it('fills a missing value of a subject with its name in brackets, and finds the brackets again', () => {
  const subject = doc(text('About '), variable('job_title'), text(' at '), variable('company'));
  const line = fillLine(subject, { company: 'Kupan' }, names);
  expect(line).toBe('About [Job title] at Kupan');
  expect(listBrackets(line, names)).toEqual(['job_title']);
  expect(fillLine(null, {}, names)).toBe('');
});

it('uses the other language if there is no text in that of the recipient', () => {
  expect(languageOfText({ en: {}, sv: null }, 'sv')).toBe('en');
  expect(languageOfText({ sv: {} }, 'sv')).toBe('sv');
});
