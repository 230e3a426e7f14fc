import { expect, test } from 'vitest';
import { consentTexts } from '../../../database/seed/content/essential/consent-texts.ts';
import { splitSentence } from './split-sentence.ts';

test('a text is split after its first sentence', () => {
  expect(splitSentence('I agree. I can leave.')).toEqual({
    first: 'I agree.',
    rest: 'I can leave.',
  });
  expect(splitSentence('Files, e.g. a CV, are stored. Ask!')).toEqual({
    first: 'Files, e.g. a CV, are stored.',
    rest: 'Ask!',
  });
  expect(splitSentence('I agree.')).toEqual({ first: 'I agree.', rest: '' });
});

test('every consent starts with the sentence that is agreed to', () => {
  for (const { body } of consentTexts) {
    expect(splitSentence(body.en).first).toMatch(/^I agree that .+\.$/);
    expect(splitSentence(body.sv ?? '').first).toMatch(/^Jag samtycker till att .+\.$/);
  }
});
