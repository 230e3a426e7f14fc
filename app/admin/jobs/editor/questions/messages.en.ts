import type { MessagesOf } from '../../../../i18n/messages-of.ts';

export const jobQuestions = {
  title: 'Screening questions',
  text: 'Asked in the application form, in the visitor’s language. Never ask for a personal identity number or previous salary.',
  empty: 'No questions yet. Two or three good ones can save you an interview.',
  add: 'Add question',
  name: 'Question {number}',
  kind: 'Answer type',
  kinds: {
    short_text: 'Short text',
    long_text: 'Long text',
    yes_no: 'Yes/No',
    single_choice: 'Single choice',
    multiple_choice: 'Multiple choice',
    number: 'Number',
    url: 'Link',
  },
  prompt: 'Question',
  help: 'Help text',
  required: 'Required',
  options: 'Options',
  option: 'Option {number}',
  addOption: 'Add option',
  removeOption: 'Remove option {number}',
  up: 'Move up',
  down: 'Move down',
  drag: 'Drag to reorder',
  remove: 'Remove',
  removed: 'Question removed.',
  undo: 'Undo',
  moved: 'Question {number} moved to position {position} of {count}.',
  answered: {
    one: 'There’s one answer. It stays with its application, with the question as it was asked.',
    other:
      'There are {count} answers. They stay with their applications, with the question as it was asked.',
  },
} as const;

export type JobQuestionsMessages = MessagesOf<typeof jobQuestions>;
