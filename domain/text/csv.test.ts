import { expect, test } from 'vitest';
import { readCsvText, renderCsvLine, renderCsvValue } from './csv.ts';

test('texts that start like a formula are escaped', () => {
  for (const text of [
    '=1+1',
    '+46701234567',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1+1',
    '＠A',
  ]) {
    expect(renderCsvValue(text, 'en')).toMatch(/^"?'/);
  }
  expect(renderCsvValue('=HYPERLINK("http://example.com","x")', 'en')).toBe(
    `"'=HYPERLINK(""http://example.com"",""x"")"`,
  );
});

test('texts that start like a formula behind a separator of another spreadsheet are escaped', () => {
  expect(renderCsvLine(['Åsa', 'x;=HYPERLINK("http://example.com")', 1], 'en')).toBe(
    `Åsa,"x;'=HYPERLINK(""http://example.com"")",1\r\n`,
  );
  expect(renderCsvLine(['Åsa', 'x, =1+1'], 'sv')).toBe(`Åsa;"x, '=1+1"\r\n`);
  expect(renderCsvValue('a\n+1\t@A', 'en')).toBe(`"a\n'+1\t'@A"`);
  expect(renderCsvValue('a=1, b-2; c@mail.example', 'en')).toBe('"a=1, b-2; c@mail.example"');
});

test('numbers stay numbers, and empty values stay empty', () => {
  expect(renderCsvLine([-5, 0, null, undefined, ''], 'en')).toBe('-5,0,,,\r\n');
});

test('separators, quotes and line breaks are quoted', () => {
  expect(renderCsvLine(['a,b', 'say "hi"', 'two\nlines', 'Åsa; Öst', ' spaced '], 'en')).toBe(
    '"a,b","say ""hi""","two\nlines","Åsa; Öst"," spaced "\r\n',
  );
});

test('a Swedish file has the separators of Excel in Swedish', () => {
  expect(renderCsvLine(['Åkeriet, Malmö', 1234.5, 'Öst; väst'], 'sv')).toBe(
    '"Åkeriet, Malmö";1234,5;"Öst; väst"\r\n',
  );
});

test('quotes of a text do not hide a formula behind the separator of another spreadsheet', () => {
  expect(renderCsvLine(['Åsa', 'x;"=HYPERLINK(A1)&";'], 'en')).toBe(
    `Åsa,"x;""'=HYPERLINK(A1)&"";"\r\n`,
  );
});

test.each([
  '=1+1',
  '+46701234567',
  ' =1',
  'x;=1, -2',
  'x;"=1&";',
  "it's",
  "'quoted'",
  'a=1',
  '\t=1',
])('the text %j is the same when it is imported again', (text) => {
  const [, quoted, plain] = /^(?:"([\s\S]*)"|([\s\S]*))$/.exec(renderCsvValue(text, 'en')) ?? [];
  expect(readCsvText(quoted?.replaceAll('""', '"') ?? plain ?? '')).toBe(text);
});
