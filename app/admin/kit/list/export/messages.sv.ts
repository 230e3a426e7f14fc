import type { ListExportedMessages, ListExportingMessages } from './messages.en.ts';

export const listExporting: ListExportingMessages = {
  title: { one: 'Exportera 1 rad', other: 'Exportera {count} rader' },
  text: 'Filen får kolumnen ”{column}” och de du väljer här, även sådana som inte syns i listan.',
  columns: 'Kolumner i filen',
  all: 'Välj alla',
  asInList: 'Som i listan',
  cancel: 'Avbryt',
  submit: 'Exportera',
  progress: 'Exporterar {count} rader …',
};

export const listExported: ListExportedMessages = {
  one: '1 rad exporterades till {file}.',
  other: '{count} rader exporterades till {file}.',
};
