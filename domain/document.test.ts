import { expect, test } from 'vitest';
import { getMessages } from '../app/messages.server.ts';
import { listDocumentFormats } from './document.ts';

test('names every accepted type of document in both languages', () => {
  expect(listDocumentFormats('en', 'or')).toBe('PDF, Word, OpenDocument, RTF or plain text');
  expect(listDocumentFormats('sv', 'or')).toBe('PDF, Word, OpenDocument, RTF eller ren text');
  expect(listDocumentFormats('en', 'and')).toBe('PDF, Word, OpenDocument, RTF and plain text');
});

test('the hint and the error of a CV name the same types', () => {
  for (const language of ['en', 'sv'] as const) {
    const { hints, fieldErrors } = getMessages('forms', language);
    expect(hints.cv).toContain(listDocumentFormats(language, 'or'));
    expect(fieldErrors.file_type).toMatch(/OpenDocument, RTF/);
  }
});
