export const unsubscribe = {
  pageTitle: 'Job alerts | {siteName}',
  title: 'No more e-mails about new jobs?',
  text: 'You get an e-mail when a job that may suit you opens. Press the button and it stops at once. You stay in the candidate database; only the e-mails end.',
  stop: 'Stop the e-mails',
  done: {
    title: 'The e-mails have stopped',
    text: 'You get no more e-mails about new jobs. You are still in the candidate database, and all open jobs are on the site whenever you feel like looking.',
    jobs: 'See open jobs',
  },
  lost: {
    title: 'This link has expired',
    text: 'Use the link in a newer e-mail, or write to {email} and we will stop them for you.',
  },
  failed: 'That did not work. Try again in a moment.',
};

export type UnsubscribeMessages = typeof unsubscribe;
