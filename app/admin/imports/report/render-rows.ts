import type { Language } from '../../../../domain/language.ts';
import { renderCsvLine } from '../../../../domain/text/csv.ts';
import type { ImportRecord } from '../data/imports.ts';
import type { ReportedRow } from '../data/rows.ts';
import type { AdminImportsMessages } from '../messages.en.ts';

type Shown = Pick<AdminImportsMessages, 'report' | 'reasons' | 'notes' | 'states'>;

/**
 * Describes a row of the file by the cells that are imported. Of a CV it is also the name of its file, which is all
 * that is known of one that cannot be read.
 */
export const describeCells = (
  { columns, mapping, format }: Pick<ImportRecord, 'columns' | 'mapping' | 'format'>,
  cells: string[],
): string =>
  columns
    .flatMap((_, index) => {
      const isShown = mapping[index] || (index === 0 && format.type === 'cvs');
      return (isShown && cells[index]?.trim()) || [];
    })
    .join(' · ');

/** Describes why a row is rejected and which of its values are left out. */
export const describeReasons = (
  { reasons, notes: noteTexts }: Pick<Shown, 'reasons' | 'notes'>,
  { reason, notes }: Pick<ReportedRow, 'reason' | 'notes'>,
): string[] => [
  ...(reason ? [reasons[reason] ?? reason] : []),
  ...notes.map((note) => noteTexts[note] ?? note),
];

/** The result of a row, or the expected one before the import. */
export function describeResult(
  { report, states }: Pick<Shown, 'report' | 'states'>,
  { state, outcome }: Pick<ReportedRow, 'state' | 'outcome'>,
): string {
  if (state === 'undone') return states.undone ?? '';
  if (state === 'kept') return report.kept;
  if (state === 'cancelled') return report.cancelled;
  return report.outcomes[outcome ?? ''] ?? outcome ?? '';
}

/** The columns of the file first, so that it can be corrected and imported again. */
export const renderHead = (
  { report }: Shown,
  { columns }: ImportRecord,
  language: Language,
): string => renderCsvLine([...columns, report.row, report.result, report.reason], language);

export const renderRow = (t: Shown, row: ReportedRow, width: number, language: Language): string =>
  renderCsvLine(
    [
      ...Array.from({ length: width }, (_, index) => row.cells[index]),
      row.position,
      describeResult(t, row),
      describeReasons(t, row).join('; '),
    ],
    language,
  );
