import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const importedCvs = {
  state: 'CVs to confirm',
  reading: 'Reading the CVs',
  filesRead: '{done} of {count} files read',
  missing:
    'Some files haven’t arrived. If the page that was sending them is closed, continue without them.',
  goOn: 'Continue with {count} files',
  title: 'Whose CVs are these?',
  text: 'Here’s what we found. Correct anything that’s wrong and add what’s missing. Changes are saved when you leave a field.',
  table: 'CVs with what was read from them',
  filters: { all: 'All', open: 'To review', unusable: 'Can’t be imported' },
  none: 'None.',
  file: 'File',
  skip: 'Leave out',
  skipOf: 'Leave out {name}',
  fieldOf: '{field} of {name}',
  submit: 'Check the CVs',
  edit: 'Edit details',
  saveFailed: 'The change wasn’t saved: {error}',
} as const;

export type ImportedCvsMessages = MessagesOf<typeof importedCvs>;
