import { expect, test } from 'vitest';
import { parseTextDraft } from './use-text-draft.ts';

test('a draft keeps the text from which it was edited', () => {
  const draft = { text: 'Kim: offert', base: 'Grund' };
  expect(parseTextDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each(['Ring {imorgon}', '42', 'null', '{"text": 1}'])('a bare text is a draft: %s', (text) => {
  expect(parseTextDraft(text)).toEqual({ text, base: '' });
});
