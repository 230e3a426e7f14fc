import { expect, it } from 'vitest';
import { parseRichDocument, textOf } from '../../../../domain/content/rich-document.ts';
import { letterFrom, letterTo, usualSignature } from './letter.ts';

const read = (letter: object) => textOf(parseRichDocument(letter)).replace(/\s+/g, ' ');

it('greets in the language of the recipient and signs with the name of the sender', () => {
  const write = (language: 'en' | 'sv', firstName: string) =>
    read(letterTo({ firstName, language }, usualSignature(language, 'Rasmus Ek')));
  expect(write('en', 'Sami')).toBe('Hi Sami, Best regards, Rasmus Ek');
  expect(write('sv', '')).toBe('Hej! Vänliga hälsningar Rasmus Ek');
});

it('fills in a template and signs it', () => {
  const template = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Dear ' },
          { type: 'variable', attrs: { name: 'first_name' } },
        ],
      },
    ],
  };
  const letter = letterFrom(template, { first_name: 'Sami' }, usualSignature('en', 'Rasmus Ek'));
  expect(read(letter)).toBe('Dear Sami Best regards, Rasmus Ek');
});
