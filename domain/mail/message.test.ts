import { expect, it } from 'vitest';
import { parseRichDocument, textOf } from '../content/rich-document.ts';
import { messageFrom, messageTo, usualSignature } from './message.ts';

const read = (message: object) => textOf(parseRichDocument(message)).replace(/\s+/g, ' ');

it('greets in the language of the recipient and signs with the name of the sender', () => {
  const write = (language: 'en' | 'sv', firstName: string) =>
    read(messageTo({ firstName, language }, usualSignature(language, 'Rasmus Ek')));
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
  const message = messageFrom(template, { first_name: 'Sami' }, usualSignature('en', 'Rasmus Ek'));
  expect(read(message)).toBe('Dear Sami Best regards, Rasmus Ek');
});
