export const unsubscribe = {
  pageTitle: 'Job alerts | {siteName}',
  title: 'No more mails about new jobs?',
  text: 'You get a mail when a job that may suit you opens. Press the button and it stops at once. You stay in the candidate bank; only the mails end.',
  stop: 'Stop the mails',
  done: {
    title: 'The mails have stopped',
    text: 'You get no more mails about new jobs. You are still in the candidate bank, and all open jobs are on the site whenever you feel like looking.',
    jobs: 'See open jobs',
  },
  lost: {
    title: 'This link has run out',
    text: 'Use the link in a newer mail, or write to {email} and we stop the mails for you.',
  },
  failed: 'That did not work. Try again in a moment.',
};

export type UnsubscribeMessages = typeof unsubscribe;
