import { byCode, type MessagesOf } from '../../../i18n/messages-of.ts';

export const importProgress = {
  checking: 'Checked {done} of {count} rows',
  running: 'Imported {done} of {count} rows',
  cancelling: 'Stopping after {done} of {count} rows…',
  undoing: 'Undone {done} of {count} rows',
  canLeave: 'You can leave this page. It continues in the background.',
  stop: 'Stop',
} as const;

export const importStart = {
  title: 'Import',
  source: 'Where does the data come from?',
  sourceHint: 'For example Teamtailor. It’s recorded for each person and shown to them.',
  language: 'Language',
  languages: byCode({ en: 'English', sv: 'Swedish' }),
  languageOfPeople: 'We’ll write in this language to people whose row doesn’t name one.',
  languageOfTexts: 'Texts are saved in this language if their row doesn’t name one.',
  basis: 'What’s your legal basis for having it?',
  bases: byCode({
    legitimate_interest: 'Legitimate interest',
    consent: 'The people have consented',
    request: 'The people have applied or asked to be considered',
  }),
  notice: 'Tell new people by email that we have their data',
  noticeHint:
    'The law requires that people are told within a month. The emails go out in {days} days, when the import can no longer be undone.',
  submit: 'Import ({count})',
  nothing: 'There’s nothing to import. Change the columns or choose another file.',
  checkAgainFirst: 'You’ve made changes. Check the rows again before you import.',
  discard: 'Remove this file',
} as const;

export const importResult = {
  done: '{new} new, {matched} already here, {rejected} not imported.',
  stopped: 'Stopped. {new} new, {matched} already here, {rejected} not imported.',
  undo: 'Undo the whole import',
  confirmUndo: {
    title: 'Undo the whole import?',
    text: 'Everything that the import added is removed, and details that it filled in become blank again. What colleagues have changed since then stays.',
    cancel: 'Keep it',
    submit: 'Undo import',
  },
  undoUntil: 'Can be undone until {time}. Then the rows of the file are deleted.',
  /** Follows `undoUntil`. */
  notices: 'Emails to new people go out after that, one by one.',
  undone: 'Undone: {count}.',
  keptChanged: 'Kept because they’ve changed since: {count}.',
  open: { people: 'Open applicants', clients: 'Open clients', jobs: 'Open jobs' },
  facts: 'Source: {source}',
  factsBasis: 'Source: {source}. Legal basis: {basis}.',
} as const;

export type ImportProgressMessages = MessagesOf<typeof importProgress>;
export type ImportStartMessages = MessagesOf<typeof importStart>;
export type ImportResultMessages = MessagesOf<typeof importResult>;
