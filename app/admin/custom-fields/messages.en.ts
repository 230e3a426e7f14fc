import type { CustomKind, CustomTarget } from '../../../domain/custom-fields/custom-field.ts';
import type { MessagesOf } from '../../i18n/messages-of.ts';

const targets: Record<CustomTarget, string> = {
  people: 'People',
  applications: 'Applications',
  jobs: 'Jobs',
  clients: 'Clients',
};

const kinds: Record<CustomKind, string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
  url: 'Link',
};

const invalid: Record<CustomKind, string> = {
  text: 'This text is too long.',
  number: 'Enter a number without thousands separators, such as 45000 or 45.5.',
  date: 'Enter a date.',
  choice: 'Choose one of the options.',
  url: 'Enter a full URL that starts with https://.',
};

export const adminCustomFields = {
  title: 'Custom fields',
  text: 'Fields of your own, filled in on each record. They can be added to the list as columns, filtered by and exported. Text about people can be searched. Applicants and clients never see them, but values about a person are part of their data export and are erased with them.',
  fieldsOf: 'Fields of',
  targets,
  kinds,
  loadFailed: 'Couldn’t load the fields.',
  notYours: {
    title: 'You don’t have access',
    text: 'Fields apply to everyone, so only administrators can change them.',
  },
  empty: 'No fields here yet.',
  retired: 'Retired',
  has: 'Has “{name}”',
  order: {
    move: 'Move {name}. Drag, or use the arrow keys',
    moved: '{name} is now number {position} of {count}.',
  },
  fields: {
    name: 'Name',
    en: 'Name in English',
    sv: 'Name in Swedish',
    kind: 'Type',
    kindHint: 'Can’t be changed later.',
  },
  options: {
    title: 'Options',
    hint: 'Options can be renamed and added, but not removed once saved.',
    en: 'Option {number} in English',
    sv: 'Option {number} in Swedish',
    add: 'Add option',
    remove: 'Remove option {number}',
  },
  add: {
    button: 'Add field',
    title: 'Add a field: {target}',
    submit: 'Add',
    done: 'Added “{name}”.',
  },
  edit: {
    button: 'Edit',
    buttonOf: 'Edit {name}',
    title: 'Edit field: {target}',
    submit: 'Save',
    cancel: 'Cancel',
    done: 'Field saved.',
  },
  retire: {
    button: 'Retire',
    buttonOf: 'Retire {name}',
    done: '“{name}” is hidden. Its values are kept.',
  },
  bringBack: {
    button: 'Use again',
    buttonOf: 'Use {name} again',
    done: '“{name}” is shown again.',
  },
  values: {
    title: 'More fields',
    edit: 'Edit',
    editOf: 'Edit fields',
    save: 'Save',
    cancel: 'Cancel',
    none: 'None',
    saved: 'Fields saved.',
    invalid,
  },
} as const;

export type AdminCustomFieldsMessages = MessagesOf<typeof adminCustomFields>;
