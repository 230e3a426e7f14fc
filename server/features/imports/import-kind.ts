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
  /** The earliest time of a notice: later than the run ends. The end of the run sets the real time. */
  holdUntil: Date;
};

/** The expected result of a row. */
export type Expected = {
  targetId?: string | undefined;
  reason?: string | undefined;
  notes?: string[] | undefined;
  /** The name of a stage that a colleague can say the meaning of. */
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

/** An imported row, for undo. */
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
  /** Throws if the row is rejected. Changes that it has made until then are rolled back. */
  run: (context: ImportContext, row: Row) => Promise<Imported>;
  /** Undoes those rows of a batch that it can undo together, and returns them. */
  undoMany?: (
    context: Pick<ImportContext, 'query' | 'importId'>,
    rows: DoneRow[],
  ) => Promise<DoneRow[]>;
  /** Throws if the row was changed since and stays. */
  undo: (context: Pick<ImportContext, 'query' | 'importId'>, row: DoneRow) => Promise<void>;
};
