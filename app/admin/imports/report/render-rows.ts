import { keyOfLeftOut } from '../../../../domain/imports/custom-columns.ts';
import type { Language } from '../../../../domain/language.ts';
import { renderCsvLine } from '../../../../domain/text/csv.ts';
import { fill } from '../../../i18n/format.ts';
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

type FileColumns = Pick<ImportRecord, 'columns' | 'mapping'>;

/** Describes a value that is left out. One of a custom field is named by its column in the file. */
export function describeNote(
  { notes }: Pick<Shown, 'notes'>,
  { columns, mapping }: FileColumns,
  note: string,
): string {
  const key = keyOfLeftOut(note);
  if (!key) return notes[note] ?? note;
  const column = columns[mapping.indexOf(key)];
  return (
    (column && fill(notes.custom_left_out_of ?? '', { column })) || (notes.custom_left_out ?? '')
  );
}

/** Describes why a row is rejected and which of its values are left out. */
export const describeRowReasons = (
  t: Pick<Shown, 'reasons' | 'notes'>,
  file: FileColumns,
  { reason, notes }: Pick<ReportedRow, 'reason' | 'notes'>,
): string[] => [
  ...(reason ? [t.reasons[reason] ?? reason] : []),
  ...notes.map((note) => describeNote(t, file, note)),
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

export const renderRow = (
  t: Shown,
  file: FileColumns,
  row: ReportedRow,
  language: Language,
): string =>
  renderCsvLine(
    [
      ...file.columns.map((_, index) => row.cells[index]),
      row.position,
      describeResult(t, row),
      describeRowReasons(t, file, row).join('; '),
    ],
    language,
  );
