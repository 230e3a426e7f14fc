import type { Column } from '../list-definition.ts';

type CsvColumn<Row> = { label: string; text: NonNullable<Column<Row>['text']> };

/** Returns the columns of the file. An amount is rounded to cents and followed by its currency. */
export function listCsvColumns<Row>(columns: Column<Row>[]): CsvColumn<Row>[] {
  return columns.flatMap(({ label: shown, csvLabel: label = shown, text, currency }) => {
    if (!text) return [];
    if (!currency) return [{ label, text }];
    const amount = (row: Row) => {
      const value = text(row);
      return typeof value === 'number' ? Math.round(value * 100) / 100 : value;
    };
    return [{ label, text: amount }, currency];
  });
}
