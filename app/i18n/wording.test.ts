import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('app/**/*.{en,sv}.ts');
const read = (language: 'en' | 'sv') =>
  files
    .filter((file) => file.endsWith(`.${language}.ts`))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const findFiles = (language: 'en' | 'sv', pattern: RegExp) =>
  read(language)
    .filter(({ text }) => pattern.test(text))
    .map(({ file, text }) => `${file}: ${text.match(pattern)?.[0]}`);

test('no text has the non-breaking hyphen, which the fonts of the site cannot draw', () => {
  expect(files.length).toBeGreaterThan(100);
  expect([...findFiles('en', /\u2011/), ...findFiles('sv', /\u2011/)]).toEqual([]);
});

// docs/terms.md has one word for each of these: e-postadress, hela profilen, fakturor, mejl and bulk action.
// “in all.” and “fill themselves” are translations of Swedish phrases.
test('no text has a second word for something that already has one', () => {
  expect(findFiles('sv', /mejladress|personkort|fakturamejl|\bmed mejl\b|per mejl\b/i)).toEqual([]);
  expect(findFiles('en', /actions on many rows|\bin all\. |fill themselves/i)).toEqual([]);
});
