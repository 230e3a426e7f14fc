export const reports = {
  title: 'Weekly report',
  intro: 'How your searches are going, week by week. A new report comes every Monday morning.',
  current: 'This week so far',
  earlier: 'Earlier weeks',
  none: 'No searches this week.',
  noEarlier:
    'Your first report comes on a Monday morning, once a search has been open over the weekend.',
  numbers: {
    applied: 'New applications',
    presented: 'Presented',
    interviews: 'To interview',
    awaiting: 'Awaiting your answer',
  },
  happened: 'What happened',
  standing: 'Where people are',
  standingThen: 'Where people were',
  next: 'Next step',
  nextThen: 'Next step then',
  goToShortlists: 'Go to your shortlists',
  mail: {
    title: 'By email',
    label: 'Email me the report on Monday mornings',
    on: 'You get the report at {email}.',
    off: 'You don’t get the report by email. You can still read it here.',
    failed: 'That wasn’t saved. Check your connection and try again.',
  },
} as const;
