import type { MessagesOf } from '../../i18n/messages-of.ts';

export const adminTasks = {
  title: 'Tasks',
  add: 'Add task',
  none: 'No open tasks.',
  failed: 'Couldn’t load the tasks.',
  done: 'Done ({count})',
  check: 'Mark “{title}” as done',
  isDone: 'Task done.',
  isReopened: 'Task reopened.',
  edit: 'Edit “{title}”',
  scorecard: 'Write a scorecard',
  nobody: 'No owner',
  someone: 'Unnamed person',
  about: '{person} · {job}',
  due: {
    late: { one: '1 day late', other: '{count} days late' },
    today: 'Today',
    tomorrow: 'Tomorrow',
  },
  dialog: {
    add: 'New task',
    edit: 'Edit task',
    title: 'What needs doing',
    titleMissing: 'Say what needs doing.',
    owner: 'Owner',
    due: 'Due',
    dueMissing: 'Choose a day.',
    details: 'Details',
    hint: 'Colleagues can read this. A person gets the tasks about them with a data export.',
    cancel: 'Cancel',
    submitNew: 'Add task',
    submit: 'Save',
    added: 'Task added.',
    saved: 'Task saved.',
    delete: 'Delete task',
    deleted: 'Task deleted.',
  },
} as const;

export type AdminTasksMessages = MessagesOf<typeof adminTasks>;
