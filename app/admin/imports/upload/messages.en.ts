import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const importUpload = {
  title: 'Bring your data',
  text: 'Choose a CSV or Excel file from your old system, or the CVs themselves. Nothing is imported until you’ve seen what will happen to each row.',
  target: 'What is in the file?',
  targets: {
    people: 'People, with or without applications',
    cvs: 'CVs: a ZIP file, a folder or single files',
    clients: 'Clients',
    jobs: 'Jobs',
  },
  file: 'File',
  fileHint:
    'CSV or XLSX, up to {megabytes} MB and {rows} rows. The first row has the column names.',
  choose: 'Choose a file',
  none: 'No file chosen',
  required: 'Choose a file.',
  submit: 'Read the file',
  reading: 'Reading the file…',
  failed: 'The file couldn’t be read: {error}',
  cvs: {
    files: 'ZIP file or CVs',
    filesHint:
      'PDF, Word, OpenDocument, RTF or plain text, up to {files} files of {megabytes} MB each. You can choose several.',
    choose: 'Choose files',
    none: 'No files chosen',
    many: '{count} files',
    folder: 'Or a folder',
    folderHint: 'All CVs in it and in the folders below.',
    chooseFolder: 'Choose folder',
    noFolder: 'No folder chosen',
    name: 'CVs ({count})',
    submit: 'Read the CVs',
    sent: '{done} of {count} files sent',
    keepOpen: 'Keep this page open until all files have been sent.',
  },
} as const;

export type ImportUploadMessages = MessagesOf<typeof importUpload>;
