import { expect, test } from 'vitest';
import { renderCsvLine } from '../../../../../domain/text/csv.ts';
import { listCsvColumns } from './csv-columns.ts';

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
