import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { maxCellLength, maxImportRows } from '../../../../domain/imports/import.ts';
import { renderWorkbook } from '../../../../tests/fixtures/documents/workbook.ts';
import { readInThread } from './read-in-thread.ts';
import { readTable } from './read-table.ts';

const utf16 = (text: string, isBig: boolean, hasMark: boolean) => {
  const bytes = Buffer.from(`${hasMark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

const cells = async (bytes: Uint8Array) => {
  const table = await readTable(bytes);
  if (typeof table === 'string') throw new Error(table);
  return { columns: table.columns, rows: table.rows.map((row) => row.cells), format: table.format };
};

describe('a CSV file', () => {
  const text = 'Namn;Ort\r\n"Åsa; Öberg";"Växjö\r\n""Smålands"" huvudort"\r\n\r\nBo;\r\n';
  const rows = [
    ['Åsa; Öberg', 'Växjö\r\n"Smålands" huvudort'],
    ['Bo', ''],
  ];

  it.each([
    ['UTF-8', strToU8(text), 'utf-8'],
    ['UTF-8 with a mark', strToU8(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16', utf16(text, false, true), 'utf-16le'],
    ['UTF-16 without a mark', utf16(text, false, false), 'utf-16le'],
    ['UTF-16, big end first', utf16(text, true, true), 'utf-16be'],
    ['Windows-1252', new Uint8Array(Buffer.from(text, 'latin1')), 'windows-1252'],
  ])('in %s', async (_, bytes, encoding) => {
    expect(await cells(bytes)).toEqual({
      columns: ['Namn', 'Ort'],
      rows,
      format: { type: 'csv', encoding, separator: ';' },
    });
  });

  it.each([',', ';', '\t', '|'])('separated by %j', async (separator) => {
    const line = (...values: string[]) => values.join(separator);
    const csvLines = [
      line('Name', 'Note', 'City'),
      line('Ada', '"a, b; c"', 'Lund'),
      line('Bo', '', 'Umeå'),
    ];
    expect((await cells(strToU8(csvLines.join('\n')))).rows).toEqual([
      ['Ada', 'a, b; c', 'Lund'],
      ['Bo', '', 'Umeå'],
    ]);
  });

  it('whose first line names the separator for Excel', async () => {
    const { columns, rows: found } = await cells(strToU8('sep=;\r\nName;Money\r\nAda;1,5\r\n'));
    expect([columns, found]).toEqual([['Name', 'Money'], [['Ada', '1,5']]]);
  });

  it('with one column, short and long rows and a quote in the middle', async () => {
    expect((await cells(strToU8('Name\nAda "the" Lind,x\n'))).rows).toEqual([['Ada "the" Lind']]);
  });

  it('keeps the numbers of the rows as a spreadsheet shows them', async () => {
    const table = await readTable(strToU8('Name\n\nAda\n\nBo\n'));
    expect(typeof table === 'object' && table.rows.map(({ number }) => number)).toEqual([3, 5]);
  });
});

describe('a workbook', () => {
  it('is read with shared, inline and numeric cells, and with dates', async () => {
    const bytes = renderWorkbook([
      ['Name', 'Phone', 'Applied', 'Note'],
      ['Åsa & Co', 46701234567, new Date('2024-03-09'), { inline: 'In <line>' }],
      ['Bo', null, null, 'last'],
    ]);
    expect(await cells(bytes)).toEqual({
      columns: ['Name', 'Phone', 'Applied', 'Note'],
      rows: [
        ['Åsa & Co', '46701234567', '2024-03-09', 'In <line>'],
        ['Bo', '', '', 'last'],
      ],
      format: { type: 'xlsx', sheet: 'People & more' },
    });
  });

  it('whose rows have wrong numbers counts on', async () => {
    const rows = ['x', '3', '3', '0', '1e99', '8'].map(
      (number) => `<row r="${number}"><c t="str"><v>Ada</v></c></row>`,
    );
    const sheet = strToU8(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`);
    const table = await readTable(renderWorkbook([], { 'xl/worksheets/sheet1.xml': sheet }));
    expect(typeof table === 'object' && table.rows.map(({ number }) => number)).toEqual([
      3, 4, 5, 6, 8,
    ]);
  });

  it('whose sheet has a name that PostgreSQL cannot store gets another', async () => {
    const name = `A&#0;${'x'.repeat(97)}&#x1F600;`;
    const workbook = `<workbook xmlns:r="r"><sheets><sheet name="${name}" r:id="rId1"/></sheets></workbook>`;
    const bytes = renderWorkbook([['Name'], ['Ada']], { 'xl/workbook.xml': strToU8(workbook) });
    const sheet = `A${'x'.repeat(97)}\uFFFD`;
    expect((await cells(bytes)).format).toEqual({ type: 'xlsx', sheet });
  });

  it('of fifty thousand rows is read in a thread', async () => {
    const rows = Array.from({ length: maxImportRows }, (_, at) => [
      `Ada ${at}`,
      `ada${at}@people.example`,
    ]);
    const table = await readInThread(renderWorkbook([['Name', 'Email'], ...rows]), 'colleague');
    expect(typeof table === 'object' && table.total).toBe(maxImportRows);
  }, 60_000);

  it('with a cell of millions of quotes is read within the memory of the thread', async () => {
    const bytes = Buffer.concat([Buffer.from('Name,Email\n'), Buffer.alloc(38_000_000, '"')]);
    const table = await readInThread(new Uint8Array(bytes), 'colleague');
    expect(typeof table === 'object' && table.total).toBe(1);
  }, 60_000);
});

describe('is rejected with a reason', () => {
  const manyRows = `Name\n${'Ada\n'.repeat(maxImportRows + 1)}`;
  const wide = Array.from({ length: 300 }, (_, at) => `c${at}`).join();
  it.each([
    ['an empty file', new Uint8Array(), 'file_empty'],
    ['blank lines', strToU8('\n  \n'), 'file_empty'],
    ['a PDF', strToU8('%PDF-1.7\n...'), 'file_type'],
    [
      'a picture',
      Uint8Array.from([
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      ]),
      'file_type',
    ],
    ['a web page', strToU8('<!doctype html><table>'), 'file_type'],
    [
      'an old or locked workbook',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'file_old_excel',
    ],
    ['another archive', zipSync({ 'a.txt': strToU8('a') }), 'file_type'],
    ['a broken archive', Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'file_bomb'],
    ['column names alone', strToU8('Name,Email\n'), 'file_no_rows'],
    [
      'people without column names',
      strToU8('Ada,ada@people.example\nBo,bo@people.example\n'),
      'file_no_header',
    ],
    ['too many rows', strToU8(manyRows), 'file_too_many_rows'],
    ['too many columns', strToU8(`${wide}\n${wide}`), 'file_too_many_columns'],
  ])('%s', async (_, bytes, error) => {
    expect(await readTable(bytes)).toBe(error);
  });

  it('a workbook that unpacks to far more than it holds', async () => {
    const sheet = new Uint8Array(12 * 1024 * 1024).fill(32);
    const bomb = renderWorkbook([['Name'], ['Ada']], { 'xl/worksheets/sheet1.xml': sheet });
    expect(await readTable(bomb)).toBe('file_bomb');
  });

  it('a workbook whose cells share a text that is too long for all of them', async () => {
    const text = 'x'.repeat(maxCellLength);
    const rows = Array.from({ length: 500 }, () => Array.from({ length: 20 }, () => text));
    expect(await readInThread(renderWorkbook([['Name'], ...rows]), 'colleague')).toBe('file_bomb');
  });
});
