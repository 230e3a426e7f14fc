import type { MessagesOf } from '../../i18n/messages-of.ts';

export const adminRejectReasons = {
  title: 'Rejection reasons',
  text: 'Everyone who rejects an application chooses a reason. Applicants never see it by itself; it’s part of their data export once they’ve been told.',
  loadFailed: 'Couldn’t load the reasons.',
  notYours: {
    title: 'You don’t have access',
    text: 'Reasons apply to everyone, so only administrators can change them.',
  },
  ownReasons: 'Your own reasons',
  empty: 'None yet. The built-in ones below are offered.',
  builtIn: 'Built-in reasons',
  builtInText: 'Always offered. Each of your own reasons counts as one of them.',
  countsAs: 'Counts as “{kind}”',
  retired: 'Retired',
  order: {
    move: 'Move {name}. Use the arrow keys or drag.',
    moved: '{name} is now number {position} of {count}.',
  },
  fields: {
    name: 'Name',
    en: 'Name in English',
    sv: 'Name in Swedish',
    kind: 'Counts as',
    kindHint: 'Can’t be changed later, so that past rejections stay comparable.',
  },
  add: { button: 'Add reason', title: 'Add a reason', submit: 'Add', done: 'Added “{name}”.' },
  edit: {
    button: 'Edit',
    buttonOf: 'Edit {name}',
    title: 'Edit reason',
    submit: 'Save',
    cancel: 'Cancel',
    done: 'Reason saved.',
  },
  retire: {
    button: 'Retire',
    buttonOf: 'Retire {name}',
    done: '“{name}” is no longer offered. Past rejections keep it.',
  },
  bringBack: {
    button: 'Offer again',
    buttonOf: 'Offer {name} again',
    done: '“{name}” is offered again.',
  },
  deletion: { button: 'Delete', buttonOf: 'Delete {name}', done: '“{name}” deleted.' },
  // SQLSTATE of a foreign-key violation.
  errors: { '23503': 'This reason has been used, so it stays with those applications.' },
} as const;

export type AdminRejectReasonsMessages = MessagesOf<typeof adminRejectReasons>;
