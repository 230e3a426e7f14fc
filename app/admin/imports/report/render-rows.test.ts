import { expect, it } from 'vitest';
import { cvColumns, cvMapping } from '../../../../domain/imports/import.ts';
import { messages as en } from '../../messages.en.ts';
import { messages as sv } from '../../messages.sv.ts';
import type { ImportRecord } from '../data/imports.ts';
import type { ReportedRow } from '../data/rows.ts';
import { describeCells, describeRowReasons, renderHead, renderRow } from './render-rows.ts';

const row = (more: Partial<ReportedRow>): ReportedRow => ({
  position: 7,
  cells: ['Ada', '+46701234567'],
  outcome: 'rejected',
  reason: 'email_invalid',
  notes: ['phone_left_out'],
  state: 'skipped',
  target_id: null,
  ...more,
});

it('rows are written with the columns of the file, their numbers, results and reasons', () => {
  const importRecord = {
    columns: ['Name', 'Phone', 'City'],
    mapping: [] as unknown,
  } as ImportRecord;
  expect(renderHead(en.imports, importRecord, 'en')).toBe('Name,Phone,City,Row,Result,Reason\r\n');
  expect(renderRow(en.imports, importRecord, row({}), 'en')).toBe(
    `Ada,'+46701234567,,7,Not imported,"The email address isn’t valid; The phone number can’t be read, so it’s left out"\r\n`,
  );
  expect(renderHead(sv.imports, importRecord, 'sv')).toBe('Name;Phone;City;Rad;Resultat;Orsak\r\n');
});

it.each([
  ['cancelled', 'Not reached'],
  ['kept', 'Kept'],
  ['undone', 'Undone'],
])('a row that is %s says so, not what the check expected', (state, text) => {
  const line = renderRow(
    en.imports,
    { columns: ['Name'], mapping: [] },
    row({ state, outcome: 'new', reason: null, notes: [] }),
    'en',
  );
  expect(line).toBe(`Ada,7,${text},\r\n`);
});

it('a CV is named by its file, also when nothing could be read from it', () => {
  const cvs = { columns: cvColumns, mapping: cvMapping, format: { type: 'cvs' } } as ImportRecord;
  expect(describeCells(cvs, ['Åke.pdf', 'Åke', '', 'ake@people.example', '', ''])).toBe(
    'Åke.pdf · Åke · ake@people.example',
  );
  expect(describeCells(cvs, ['Empty.txt'])).toBe('Empty.txt');
});

it('cells that are not imported are left out', () => {
  const csv = {
    columns: ['Id', 'Name', 'Shoe size'],
    mapping: [null, 'full_name', null],
    format: { type: 'csv' },
  } as ImportRecord;
  expect(describeCells(csv, ['7', 'Ada Prov', '38'])).toBe('Ada Prov');
});

it('a value that does not fit its custom field is named by its column in the file', () => {
  const file = { columns: ['Name', 'Licence'], mapping: ['full_name', 'cf_1'] } as ImportRecord;
  const describe = (note: string) =>
    describeRowReasons(en.imports, file, { reason: null, notes: [note] });
  expect(describe('custom_left_out:cf_1')).toEqual([
    '“Licence”: the value doesn’t fit the custom field, so it’s left out',
  ]);
  expect(describe('custom_left_out:cf_2')).toEqual([en.imports.notes.custom_left_out]);
});
