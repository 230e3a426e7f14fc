import { expect, test } from 'vitest';
import { renderCsvLine, renderCsvValue } from './csv.ts';

test('texts that start like a formula are escaped', () => {
  for (const text of ['=1+1', '+46701234567', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1']) {
    expect(renderCsvValue(text)).toMatch(/^"?'/);
  }
  expect(renderCsvValue('=HYPERLINK("http://example.com","x")')).toBe(
    `"'=HYPERLINK(""http://example.com"",""x"")"`,
  );
});

test('numbers stay numbers, and empty values stay empty', () => {
  expect(renderCsvLine([-5, 0, null, undefined, ''])).toBe('-5,0,,,\r\n');
});

test('separators, quotes and line breaks are quoted', () => {
  expect(renderCsvLine(['a,b', 'say "hi"', 'two\nlines', 'Åsa; Öst', ' spaced '])).toBe(
    '"a,b","say ""hi""","two\nlines","Åsa; Öst"," spaced "\r\n',
  );
});
