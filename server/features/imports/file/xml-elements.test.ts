import { randomBytes } from 'node:crypto';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { renderWorkbook } from '../../../../tests/fixtures/documents/workbook.ts';
import { readTable } from './read-table.ts';
import { findElements, withoutElements } from './xml-elements.ts';

const contents = (xml: string, name: string) =>
  Array.from(findElements(xml, name), ({ attributes, content }) => [attributes.trim(), content]);

describe('elements', () => {
  it.each([
    [
      '<c r="A1"><v>1</v></c><c r="B1"/><c/>',
      [
        ['r="A1"', '<v>1</v>'],
        ['r="B1"', ''],
        ['', ''],
      ],
    ],
    [
      '<x:c>1</x:c><cols>2</cols><col/><c\n>3</c>',
      [
        ['', '1'],
        ['', '3'],
      ],
    ],
    ['<c>1</c><c>2', [['', '1']]],
    ['<c r="<c>1</c>', [['', '1']]],
  ])('of %s', (xml, expected) => {
    expect(contents(xml, 'c')).toEqual(expected);
  });

  it('are left out', () => {
    expect(withoutElements('<t>a</t><rPh x="1"><t>b</t></rPh><t>c</t>', 'rPh')).toBe(
      '<t>a</t><t>c</t>',
    );
  });
});

describe('a hostile workbook is read in linear time', () => {
  const many = 150_000;
  const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const person = '<row><c t="str"><v>Name</v></c></row><row><c t="s"><v>0</v></c></row>';

  it.each([
    [
      'cells without an end',
      { 'xl/worksheets/sheet1.xml': sheet(`<row>${'<c>'.repeat(many)}</row>`) },
    ],
    ['open tags', { 'xl/worksheets/sheet1.xml': sheet(`<row>${'<c '.repeat(many)}</row>`) }],
    [
      'open values',
      { 'xl/worksheets/sheet1.xml': sheet(`<row><c>${'<v '.repeat(many)}</c></row>`) },
    ],
    [
      'phonetic hints without an end',
      { 'xl/sharedStrings.xml': `<sst><si>${'<rPh>'.repeat(many)}</si></sst>` },
    ],
    ['open texts', { 'xl/sharedStrings.xml': `<sst><si>${'<t '.repeat(many)}</si></sst>` }],
    ['open formats', { 'xl/styles.xml': `${'<numFmt '.repeat(many)}${'<cellXfs '.repeat(many)}` }],
    ['lists of styles without an end', { 'xl/styles.xml': '<cellXfs>'.repeat(many) }],
    ['a format of brackets', { 'xl/styles.xml': `<numFmt formatCode="${'['.repeat(many)}"/>` }],
    [
      'sheets and relations that do not meet',
      {
        'xl/workbook.xml': `<workbook>${'<sheet r:id="a"/>'.repeat(many)}</workbook>`,
        'xl/_rels/workbook.xml.rels': '<Relationship Id="b"/>'.repeat(many),
      },
    ],
  ])('with %s', async (_, parts: Record<string, string>) => {
    const named = Object.entries({ 'xl/worksheets/sheet1.xml': sheet(person), ...parts });
    const bytes = renderWorkbook([], {
      ...Object.fromEntries(named.map(([name, xml]) => [name, strToU8(xml)])),
      // Otherwise it would be rejected, because it unpacks to far more than it holds.
      'media/noise.bin': randomBytes(500_000),
    });
    const before = process.cpuUsage();
    await readTable(bytes);
    const { user } = process.cpuUsage(before);
    expect(user / 1e6).toBeLessThan(3);
  });
});
