import { byCode, type MessagesOf } from '../../../i18n/messages-of.ts';
import { stages } from '../../kit/stages/messages.en.ts';

export const adminStageRules = {
  title: 'Stage rules',
  text: 'What happens automatically when an application reaches a stage. A rule is off until you turn it on, everything it does is in the timeline, and it never rejects anyone.',
  none: 'No rules yet. Nothing happens automatically.',
  add: 'Add rule',
  forJob: '{job}: {rule}',
  noAddress: 'Not sent: there’s no email address on file.',
  notice: 'By the rules of this stage:',
  stages,
  turnedOn: 'Rule turned on. It applies to applications that reach the stage from now on.',
  turnedOff: 'Rule turned off. Emails it had scheduled are cancelled.',
  change: 'Edit',
  remove: 'Delete',
  removed: 'Rule deleted. Emails it had scheduled are cancelled.',
  sentences: {
    mail: 'Send “{template}” after {minutes}',
    task: 'Give {owner} the task “{title}”, due {due}',
    scorecard: 'Ask {owner} for a scorecard, due {due}',
    remind: 'Remind the owner after {days} without an answer',
  },
  owner: 'the owner',
  sameDay: 'the same day',
  dueIn: 'after {days}',
  minutes: { one: '1 minute', other: '{count} minutes' },
  days: { one: '1 day', other: '{count} days' },
  dialog: {
    add: 'New rule',
    edit: 'Edit rule',
    stage: 'When an application reaches',
    kind: 'Then',
    kinds: {
      mail: 'Send an email',
      task: 'Create a task',
      scorecard: 'Ask for a scorecard',
      remind: 'Remind the owner',
    },
    template: 'Email',
    minutes: 'Minutes until it’s sent',
    minutesHint:
      'Until then anyone can cancel it in the timeline. It’s cancelled if the application leaves the stage, and not sent if you’ve already sent the same email with the move.',
    title: 'Task',
    due: 'Days until it’s due',
    waiting: 'Days without an answer',
    colleague: 'Who',
    owner: 'The owner of the application',
    invalid: 'Check the fields: a number is missing or out of range, or a text is missing.',
    cancel: 'Cancel',
    submitNew: 'Add rule',
    submit: 'Save',
    added: 'Rule added. It’s off until you turn it on.',
    saved: 'Rule saved.',
    savedMail: 'Rule saved. Scheduled emails get the new text and keep their time.',
    savedStage: 'Rule saved. Emails scheduled for the earlier stage are cancelled.',
  },
  errors: byCode({
    rule_template: 'This email doesn’t fit the stage.',
    conflict:
      'A colleague has changed or deleted this rule in the meantime. Close this and check again.',
  }),
} as const;

export type AdminStageRulesMessages = MessagesOf<typeof adminStageRules>;
