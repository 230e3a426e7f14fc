import { expect, it } from 'vitest';
import { parseRichDocument, textOf } from '../../../domain/content/rich-document.ts';
import { letterTo } from './letter.ts';

it('greets in the language of the recipient and signs with the name of the sender', () => {
  const read = (language: 'en' | 'sv', firstName: string) =>
    textOf(parseRichDocument(letterTo({ firstName, language }, 'Rasmus Ek'))).replace(/\s+/g, ' ');
  expect(read('en', 'Sami')).toBe('Hi Sami, Best regards, Rasmus Ek');
  expect(read('sv', '')).toBe('Hej! Vänliga hälsningar Rasmus Ek');
});
