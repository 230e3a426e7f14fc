import type { MessagesOf } from '../../../../i18n/messages-of.ts';

export const listExporting = {
  title: { one: 'Export 1 row', other: 'Export {count} rows' },
  text: 'The file has the column “{column}” and those you choose here, whether the list shows them or not.',
  columns: 'Columns in the file',
  all: 'Select all',
  asInList: 'As in the list',
  cancel: 'Cancel',
  submit: 'Export',
  progress: 'Exporting {count} rows…',
} as const;

export const listExported = {
  one: '1 row exported to {file}.',
  other: '{count} rows exported to {file}.',
} as const;

export type ListExportingMessages = MessagesOf<typeof listExporting>;
export type ListExportedMessages = MessagesOf<typeof listExported>;
