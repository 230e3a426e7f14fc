import { expect, test } from 'vitest';
import { listChangedLanguages } from './changed-languages.ts';

const document = (text: string) => ({ type: 'doc', content: [{ type: 'text', text }] });
const terms = {
  'title.en': 'Terms',
  'title.sv': 'Villkor',
  'body.en': document('Be fair.'),
  'body.sv': document('Var rättvis.'),
};

test('names the languages in which the text was changed', () => {
  expect(listChangedLanguages(terms, terms)).toEqual([]);
  expect(listChangedLanguages(terms, { ...terms, 'body.en': document('Be kind.') })).toEqual([
    'en',
  ]);
  expect(
    listChangedLanguages(terms, { ...terms, 'title.en': 'New', 'body.sv': document('Ny') }),
  ).toEqual(['en', 'sv']);
});

test('ignores the order of keys and spaces around a title', () => {
  const body = { content: [{ text: 'Be fair.', type: 'text' }], type: 'doc' };
  expect(
    listChangedLanguages(terms, { ...terms, 'title.sv': 'Villkor ', 'body.en': body }),
  ).toEqual([]);
});
