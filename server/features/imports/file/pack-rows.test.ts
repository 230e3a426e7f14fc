import { expect, it } from 'vitest';
import { maxPageBytes, packRows } from './pack-rows.ts';

it('divides rows into pages of limited size and loses none', () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    number: at + 1,
    cells: ['å'.repeat(at % 7 === 0 ? maxPageBytes : 9000), `"${at}"`],
  }));
  const pages = packRows(rows);
  const read = pages.map((page) => JSON.parse(new TextDecoder().decode(page)));
  expect(read.flat()).toEqual(rows);
  // A row that is larger has a page of its own.
  for (const [at, page] of pages.entries())
    expect(page.length <= maxPageBytes || read[at].length === 1).toBe(true);
  expect(packRows([])).toEqual([]);
});
