export const candidateBank = {
  title: 'Let the right job find you.',
  lead: 'Tell us once what you want to do. When a job fits we write to you first, and nothing goes to a company before you say yes.',
  picture: 'An alpaca asleep, without worries',
  path: {
    title: 'What happens to your data',
    steps: [
      {
        when: 'Today',
        text: 'You get an e-mail with a private link, where you can change everything, or leave.',
      },
      { when: 'Within a week', text: 'A recruiter reads your profile. No program ranks it.' },
      {
        when: 'When a job fits',
        text: 'We write to you: company, job, pay. You say yes or no. Only then does the company learn your name.',
      },
      {
        when: 'After {candidateBank}',
        text: 'We ask whether you want to stay. No answer, and everything is erased.',
      },
    ],
  },
  form: {
    title: 'Your profile',
    fields: 'Which field do you want to work in?',
    skills: 'What are you good at?',
    seniority: 'How experienced are you?',
    locations: 'Where do you want to work?',
    locationsHint: 'Towns, separated by commas. Leave it empty if anywhere is fine.',
    remote: 'On site or remote?',
    summary: 'What would make you change jobs?',
    summaryHint: 'A few lines. This is what we read first.',
    alerts: 'May we e-mail you about new jobs that fit?',
    submit: 'Join the database',
    note: 'An e-mail with your private link comes at once.',
  },
  linkedin: 'With a LinkedIn profile you don’t need one.',
};

export type CandidateBankMessages = typeof candidateBank;
