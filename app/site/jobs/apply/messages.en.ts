import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const apply = {
  title: 'Apply',
  lead: 'Takes under two minutes. No account, and no cover letter unless you want to write one.',
  questions: 'Questions about the job',
  letter: 'Anything else we should know?',
  letterHint: 'Three lines often say more than a page.',
  submit: 'Submit application',
  note: 'You’ll get an email right away with a private link to your application. A person will read it within five working days.',
} as const;

export type ApplyMessages = MessagesOf<typeof apply>;
