import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const adminJobKit = {
  title: 'Interview kit',
  text: 'What interviewers ask, and what they rate afterwards. Only colleagues see it. Changes save automatically.',
  question: {
    title: 'Questions',
    add: 'Add interview question',
    dialog: 'New interview question',
    edit: 'Edit interview question',
    name: 'Question',
    hint: 'What to listen for',
    none: 'No questions yet.',
  },
  attribute: {
    title: 'Attributes',
    add: 'Add attribute',
    dialog: 'New attribute',
    edit: 'Edit attribute',
    name: 'Attribute',
    hint: 'What a 1 and a 5 look like',
    none: 'No attributes yet. Without any, a scorecard has a recommendation and notes.',
  },
  missing: 'Write a text.',
  change: 'Edit',
  remove: 'Remove',
  removed: 'Removed from the kit.',
  saved: 'Saved.',
  cancel: 'Cancel',
  submitNew: 'Add',
  submit: 'Save',
  move: 'Move “{name}”',
  moved: '“{name}” is now number {position} of {count}.',
} as const;

export type AdminJobKitMessages = MessagesOf<typeof adminJobKit>;
