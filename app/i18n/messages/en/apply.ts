export const apply = {
  title: 'Apply',
  lead: 'Under two minutes. No account, no personal letter unless you want to.',
  questions: 'Questions about the job',
  letter: 'Anything else we should know?',
  letterHint: 'Not needed. Three lines often say more than a page.',
  submit: 'Send the application',
  note: 'You get a mail at once with a private link to your application. A person reads it within five working days.',
};

export type ApplyMessages = typeof apply;
