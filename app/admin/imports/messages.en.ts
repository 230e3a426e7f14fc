import { byCode, type MessagesOf } from '../../i18n/messages-of.ts';
import { importedCvs } from './cvs/messages.en.ts';
import { fieldNames } from './mapping/field-names.en.ts';
import { columnMapping, stageMapping } from './mapping/messages.en.ts';
import { importNotes, importReasons, importReport } from './report/messages.en.ts';
import { importProgress, importResult, importStart } from './run/messages.en.ts';
import { importUpload } from './upload/messages.en.ts';

export const adminImports = {
  title: 'Import',
  back: 'All imports',
  notFound: {
    title: 'This import is gone',
    text: 'It was removed, or it belongs to a colleague.',
  },
  upload: importUpload,
  fileErrors: byCode({
    required: 'Choose a file.',
    // The server rejected the whole request (413); file_too_large is about one file.
    too_large: 'The file is larger than {megabytes} MB. Split it into several.',
    file_empty: 'The file is empty.',
    file_too_large: 'The file is larger than {megabytes} MB. Split it into several.',
    file_type: 'This is neither a CSV file nor an Excel workbook. Export your data as CSV or XLSX.',
    file_bomb: 'The file is damaged or takes too long to read. Save it again as XLSX or CSV.',
    file_old_excel:
      'This is an old Excel file, or one with a password. Save it as XLSX without a password, or as CSV.',
    file_no_header:
      'The first row has an email address in it, so it isn’t a row of column names. Add one at the top.',
    file_no_rows: 'The file has column names but no rows.',
    archive_damaged: 'The ZIP file is damaged, or isn’t a ZIP file. Pack it again.',
    archive_too_large: 'The ZIP file is too large. Unpack it and choose the folder instead.',
    too_many_files: 'There are more than {files} files. Import them in several parts.',
    no_files: 'There are no files in it.',
    file_too_many_rows: 'The file has more than {rows} rows. Split it into several.',
    file_too_many_columns: 'The file has more than {columns} columns. Remove those you don’t need.',
  }),
  list: {
    title: 'Your imports',
    empty: 'Nothing imported yet.',
    rows: 'Rows: {count}',
  },
  states: byCode({
    mapping: 'Columns to check',
    checking: 'Checking',
    checked: 'Ready to import',
    running: 'Importing',
    cancelling: 'Stopping',
    done: 'Imported',
    undoing: 'Undoing',
    undone: 'Undone',
  }),
  file: {
    rows: 'Rows: {count}',
    files: 'Files: {count}',
    csv: 'CSV, {encoding}, separated by {separator}',
    xlsx: 'Excel, sheet “{sheet}”',
    separators: byCode({ ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'pipes' }),
  },
  mapping: columnMapping,
  fields: fieldNames,
  stages: stageMapping,
  progress: importProgress,
  report: importReport,
  reasons: importReasons,
  notes: importNotes,
  cvs: importedCvs,
  start: importStart,
  result: importResult,
  failed: 'That didn’t work: {error}',
  conflict: 'The import has changed in the meantime. Check where it is now.',
} as const;

export type AdminImportsMessages = MessagesOf<typeof adminImports>;
