import type { NamedStage, StageChoices } from '../../../domain/imports/find-stage.ts';
import type { ImportOutcome } from '../../../domain/imports/import.ts';
import type { ParsedRow } from '../../../domain/imports/row-reader.ts';
import type { Values } from '../../../domain/imports/values-of-row.ts';
import type { Language } from '../../../domain/language.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Query } from '../../postgres/query.ts';

export type ImportContext = {
  /** Runs in a transaction with the claims of the acting colleague. */
  query: Query;
  staff: Staff;
  site: { name: string; url: string };
  importId: string;
  basis: string | null;
  source: string;
  /** The language of rows that have none. */
  language: Language;
  sendsNotice: boolean;
  stageChoices: StageChoices;
  /** Notices get this time first, which is after any end of the run. The end of the run then sets the real time. */
  holdUntil: Date;
};

/** The expected result of a row. */
export type Expected = {
  targetId?: string | undefined;
  reason?: string | undefined;
  notes?: string[] | undefined;
  /** A stage under the name that the file has for it. A colleague can choose which of our stages it means. */
  stage?: Pick<NamedStage, 'name' | 'stage'> | undefined;
};

export type Imported = {
  outcome: Exclude<ImportOutcome, 'rejected'>;
  targetId: string;
  applicationId?: string | undefined;
  mailId?: string | undefined;
  notes: string[];
  /** The data that undo needs. */
  before: object;
};

/** The facts about an imported row that undo needs. */
export type DoneRow = {
  outcome: string;
  targetId: string;
  applicationId: string | null;
  mailId: string | null;
  before: unknown;
};

export type NumberedRow<Row> = { position: number; row: Row };

/** A kind of records in files: reads a row, compares rows with stored records, imports one and can undo it. */
export type ImportKind<Row> = {
  parse: (values: Values, isMonthFirst: boolean) => ParsedRow<Row>;
  /** The key by which rows of the same file are compared. */
  keyOf: (row: Row) => string | undefined;
  /** Compares rows with stored records and returns the results in the same order. Changes nothing. */
  check: (query: Query, rows: Row[], choices: StageChoices) => Promise<Expected[]>;
  /** Imports those rows of a batch that it can import together, and returns their results by position. */
  runMany?: (context: ImportContext, rows: NumberedRow<Row>[]) => Promise<Map<number, Imported>>;
  /** Throws if the row is rejected. Its changes of this row are then rolled back. */
  run: (context: ImportContext, row: Row) => Promise<Imported>;
  /** Undoes those rows of a batch that it can undo together, and returns them. */
  undoMany?: (
    context: Pick<ImportContext, 'query' | 'importId'>,
    rows: DoneRow[],
  ) => Promise<DoneRow[]>;
  /** Throws if the row was changed since and stays. */
  undo: (context: Pick<ImportContext, 'query' | 'importId'>, row: DoneRow) => Promise<void>;
};
