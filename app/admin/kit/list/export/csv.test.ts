import { expect, test } from 'vitest';
import { renderCsvLine, renderCsvValue } from './csv.ts';
import { listCsvColumns } from './csv-columns.ts';

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

test('an amount is a number of at most two decimals beside its currency', () => {
  type Row = { saving: number | null };
  const columns = listCsvColumns<Row>([
    { key: 'name', label: 'Name', cell: () => '', text: () => 'Åkeriet' },
    { key: 'chart', label: 'Chart', cell: () => '' },
    {
      key: 'saving',
      label: 'Saving',
      cell: () => '',
      text: (row) => row.saving,
      currency: { label: 'Currency', text: (row) => (row.saving === null ? '' : 'SEK') },
    },
  ]);
  const line = (row: Row) =>
    renderCsvLine(
      columns.map(({ text }) => text(row)),
      'en',
    );
  expect(columns.map(({ label }) => label)).toEqual(['Name', 'Saving', 'Currency']);
  expect(line({ saving: 422999.9999999999 })).toBe('Åkeriet,423000,SEK\r\n');
  expect(line({ saving: 99.456 })).toBe('Åkeriet,99.46,SEK\r\n');
  expect(line({ saving: null })).toBe('Åkeriet,,\r\n');
});
