import { z } from 'zod';
import { customKeyPattern } from '../custom-fields/custom-field.ts';
import { stages } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import { maxSourceLength } from '../forms/form-field.ts';
import { languages } from '../language.ts';
import { dayMs, mebibyte } from '../units.ts';
import { maxNamedStages, maxStageNameLength } from './find-stage.ts';
import { importFields } from './import-fields.ts';

export const importTargets = ['people', 'clients', 'jobs'] as const;

export type ImportTarget = (typeof importTargets)[number];

export const maxImportRows = 50_000;
export const maxImportColumns = 200;
/** Cells are cut off at this length when the file is read: no field accepts more. */
export const maxCellLength = 10_000;
export const maxImportMebibytes = 40;
export const maxImportBytes = maxImportMebibytes * mebibyte;
/**
 * Maximum characters of all cells, as in the largest CSV file. The cells of a workbook can share one long text, so the
 * size of the file is no limit.
 */
export const maxImportCharacters = maxImportBytes;

/** Time for undo after the last row of an import. Its notices wait for that long, and its rows are deleted then. */
export const importUndoDays = 3;
export const importUndoMs = importUndoDays * dayMs;

/** Notices to new people, of all imports together: a mail server that gets more from one agency treats them as spam. */
export const noticesPerHour = 1000;

/** The legal bases for having the data: article 6 (1) of the GDPR, letters a, f and b. */
export const importBases = ['consent', 'legitimate_interest', 'request'] as const;

export type ImportBasis = (typeof importBases)[number];

/** The reasons why a file cannot be read as a table. */
const importFileErrors = [
  'file_empty',
  'file_too_large',
  'file_type',
  'file_bomb',
  'file_old_excel',
  'file_no_header',
  'file_no_rows',
  'file_too_many_rows',
  'file_too_many_columns',
] as const;

export type ImportFileError = (typeof importFileErrors)[number];

export const importUpload = z.object({ target: z.enum(importTargets, 'choice_invalid') });

export const importCall = z.object({ import_id: field.uuid });

const fieldName = z.enum(
  [...new Set(Object.values(importFields).flat())] as [string, ...string[]],
  'choice_invalid',
);
/** The key of a custom field. */
const customKey = z.string().regex(customKeyPattern, 'choice_invalid');

export const importCheck = importCall.extend({
  mapping: z
    .array(z.union([fieldName, customKey], 'choice_invalid').nullable())
    .min(1, 'required')
    .max(maxImportColumns, 'too_many'),
  month_first: z.boolean().default(false),
  /** The stage or step for each name of a stage in the file; without it, the stored choices stay. */
  stage_choices: z
    .record(
      z.string().min(1).max(maxStageNameLength),
      z.union([z.enum(stages), field.uuid], 'choice_invalid'),
    )
    .refine((choices) => Object.keys(choices).length <= maxNamedStages, 'too_many')
    .optional(),
});

export const importStart = importCall.extend({
  /** Required for people. */
  basis: z.enum(importBases, 'required').optional(),
  source: field.requiredLine(maxSourceLength),
  /** The language of rows that have none. Without it, the language of the colleague is used. */
  language: z.enum(languages, 'choice_invalid').optional(),
  sends_notice: z.boolean().default(false),
});

/** Files of one import: as many as the directory of an archive may list. */
export const maxImportFiles = 5000;

/** Length of the name of a file, with its folders in the archive. */
const maxFileNameLength = 1000;

/** The columns of an import whose rows are CVs: the name of the file, and the fields that were read from it. */
export const cvColumns = ['File', 'First name', 'Last name', 'Email', 'Phone', 'LinkedIn'];
/** The fields of those columns, without the name of the file. */
export const cvFields = ['first_name', 'last_name', 'email', 'phone', 'linkedin_url'] as const;
export const cvMapping = [null, ...cvFields];
export type CvField = (typeof cvFields)[number];

/** The reasons why a CV cannot be imported. The browser finds the first ones and does not send such files. */
const unsentFileErrors = [
  'file_encrypted',
  'file_damaged',
  'file_nested',
  'file_type',
  'file_empty',
  'file_too_large',
] as const;
export type UnsentFileError = (typeof unsentFileErrors)[number];

/** True if the state of a file is the reason why it cannot be imported. */
export const isFileError = (state: string | null): state is string =>
  state?.startsWith('file_') ?? false;

export const maxImportNameLength = 200;
/** Length of a name, an address or a URL. */
export const maxProposalLength = 300;
/** A page of proposals, and more. */
const maxEditedRows = 100;

export const cvImport = z.object({
  file_name: field.requiredLine(maxImportNameLength),
  total: z.int().min(1, 'required').max(maxImportFiles, 'too_many'),
});

/** One file of an import of CVs; a form has its numbers as text. */
export const importFile = importCall.extend({
  position: z.coerce.number().int().min(1).max(maxImportFiles, 'too_many'),
  name: z.string().min(1, 'required').max(maxFileNameLength, 'too_long'),
  error: z.enum(unsentFileErrors, 'choice_invalid').optional(),
});

const cell = z.string().max(maxProposalLength, 'too_long');

export const importEdit = importCall.extend({
  rows: z
    .array(
      z.object({
        position: z.int().min(1).max(maxImportFiles),
        values: z.partialRecord(z.enum(cvFields), cell).default({}),
        is_skipped: z.boolean().optional(),
      }),
    )
    .max(maxEditedRows, 'too_many'),
});

export type CvImport = z.input<typeof cvImport>;
export type ImportEdit = z.input<typeof importEdit>;
export type ImportCheck = z.input<typeof importCheck>;
export type ImportStart = z.input<typeof importStart>;

export type ImportOutcome = 'new' | 'matched' | 'rejected';
