import { byCode, type MessagesOf } from '../../../i18n/messages-of.ts';

export const columnMapping = {
  title: 'What do the columns mean?',
  text: 'We’ve recognised what we could. Your choices are remembered for the next file with the same columns.',
  fieldOf: '{column} is imported as',
  customOf: 'Custom fields: {target}',
  unnamed: 'Column {number}',
  leaveOut: 'Don’t import',
  noField: 'A column that no field fits can fill a custom field.',
  addField: 'Add custom fields',
  monthFirst: 'Dates have the month first, like 12/31/2024',
  submit: 'Check the rows',
  checkAgain: 'Check again',
  required: byCode({
    people: 'Choose the column with the first name or the full name.',
    clients: 'Choose the column with the client’s name.',
    jobs: 'Choose the column with the job title.',
  }),
  repeated: 'Two columns are imported as “{field}”. Choose one of them.',
} as const;

export const stageMapping = {
  title: 'Which stage is it?',
  text: 'These stages in the file aren’t stages of the jobs they’re about. Correct those we’ve misunderstood and check again. Your choices are remembered for the next file.',
  stageOf: '“{name}” becomes',
  rows: 'Rows: {count}',
  unknown: 'Not recognised',
  none: 'New',
  recognised: 'Recognised: {stage}',
} as const;

export type ColumnMappingMessages = MessagesOf<typeof columnMapping>;
export type StageMappingMessages = MessagesOf<typeof stageMapping>;
