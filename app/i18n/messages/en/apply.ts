export const apply = {
  title: 'Apply',
  lead: 'Under two minutes. No account, and no cover letter unless you want to write one.',
  questions: 'Questions about the job',
  letter: 'Anything else we should know?',
  letterHint: 'Not needed. Three lines often say more than a page.',
  submit: 'Send the application',
  note: 'You get an e-mail at once with a private link to your application. A person reads it within five working days.',
};

export type ApplyMessages = typeof apply;
