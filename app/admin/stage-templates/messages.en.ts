import type { MessagesOf } from '../../i18n/messages-of.ts';

export const adminStageTemplates = {
  title: 'Stages',
  text: 'A template gives a job its own stages. Each of its stages counts as one of the six built-in ones, which applicants, emails and reports go by. Jobs without a template use the six as they are.',
  readOnly: 'Only administrators can change templates. Choose one for a job in the job editor.',
  loadFailed: 'Couldn’t load the templates.',
  empty: 'No templates yet. All jobs have the six built-in stages.',
  retired: 'Retired',
  stagesOf: 'Stages of {name}',
  countsAs: 'Counts as “{stage}”',
  order: {
    move: 'Move {name}. Use the arrow keys or drag.',
    moved: '{name} is now number {position} of {count}.',
  },
  fields: {
    name: 'Name',
    en: 'Name in English',
    sv: 'Name in Swedish',
    stage: 'Counts as',
    stageHint: 'Can’t be changed later, so that past moves stay comparable.',
  },
  add: {
    button: 'Add template',
    title: 'Add a template',
    text: 'It starts with the six built-in stages, which you can rename, reorder and add to.',
    submit: 'Add',
    done: 'Added “{name}”.',
  },
  edit: {
    button: 'Rename',
    buttonOf: 'Rename {name}',
    title: 'Rename template',
    submit: 'Save',
    cancel: 'Cancel',
    done: 'Template saved.',
  },
  retire: {
    button: 'Retire',
    buttonOf: 'Retire {name}',
    done: '“{name}” is no longer offered. Jobs that use it keep it.',
  },
  bringBack: {
    button: 'Offer again',
    buttonOf: 'Offer {name} again',
    done: '“{name}” is offered again.',
  },
  deletion: { button: 'Delete', buttonOf: 'Delete {name}', done: '“{name}” deleted.' },
  addStep: {
    button: 'Add stage',
    buttonOf: 'Add stage to {name}',
    title: 'Add a stage',
    submit: 'Add',
    done: 'Added “{name}”.',
  },
  editStep: {
    button: 'Rename',
    buttonOf: 'Rename the stage {name}',
    title: 'Rename stage',
    done: 'Stage saved.',
  },
  deleteStep: {
    button: 'Delete',
    buttonOf: 'Delete the stage {name}',
    title: 'Delete “{name}”?',
    text: 'Everyone in this stage moves to another one that counts as “{stage}”, and so does its time in reports. Nobody is emailed. This can’t be undone.',
    done: '“{name}” deleted.',
  },
  errors: {
    // SQLSTATE of a foreign-key violation.
    '23503': 'A job or a client uses this template.',
    last_step: 'This is the only stage of its kind. A template has one of each.',
    too_many_steps: 'A template has at most 20 stages.',
    stage_template_retired: 'This template has been retired.',
  },
  job: {
    title: 'Stages',
    text: 'The columns of the board. Applicants only ever see the six built-in stages, also in emails.',
    label: 'Template',
    none: 'The six built-in stages',
    seeTemplates: 'See the templates',
    done: 'Stages changed.',
    failed: 'Couldn’t load the stages of the job.',
    change: {
      title: 'Change the stages of this job?',
      text: 'Everyone moves to the first stage that counts as the one they’re in. Nobody is emailed. Changing back won’t return people to their earlier stages.',
      cancel: 'Cancel',
      submit: 'Change stages',
    },
    move: '{count} from {from} to {to}',
    nobody: 'Nobody has applied yet.',
  },
  client: {
    label: 'Stages of new jobs',
    hint: 'Existing jobs keep theirs.',
    done: 'Saved for new jobs.',
  },
} as const;

export type AdminStageTemplatesMessages = MessagesOf<typeof adminStageTemplates>;
