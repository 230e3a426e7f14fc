import {
  type CustomColumn,
  type CustomRow,
  readCustomRow,
} from '../../../domain/imports/custom-columns.ts';
import { isFileError } from '../../../domain/imports/import.ts';
import { listProposalNotes } from '../../../domain/imports/proposal-notes.ts';
import { valuesOfRow } from '../../../domain/imports/values-of-row.ts';
import type { ImportKind } from './import-kind.ts';
import type { ImportRow, LockedImport } from './locked-import.ts';

export type ReadRow<Row> = { row: Row; notes: string[]; custom: CustomRow } | { reason: string };

/** Reads a row by the mapping of its import. One that a colleague has left out is rejected, and so is an unusable file. */
export function parseRow<Row>(
  { parse }: ImportKind<Row>,
  { mapping, month_first: isMonthFirst }: LockedImport,
  { cells, file_state: state, is_skipped: isSkipped }: ImportRow,
  columns: CustomColumn[],
): ReadRow<Row> {
  if (isFileError(state)) return { reason: state };
  if (isSkipped) return { reason: 'left_out' };
  const parsed = parse(valuesOfRow(cells, mapping), isMonthFirst);
  if ('reason' in parsed) return parsed;
  const { custom, notes } = readCustomRow({ cells, mapping, columns, isMonthFirst });
  return {
    ...parsed,
    custom,
    notes: [...parsed.notes, ...notes, ...listProposalNotes(cells, state)],
  };
}
