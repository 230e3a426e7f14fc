import type { MessagesOf } from '../../i18n/messages-of.ts';

export const candidateBank = {
  title: 'Let the right job find you.',
  lead: 'Tell us once what you’re looking for. When a job fits, you’ll hear from us first, and nothing goes to a company until you say yes.',
  picture: 'An alpaca fast asleep',
  path: {
    title: 'What happens to your data',
    steps: [
      {
        when: 'Today',
        text: 'You get an email with a private link where you can change anything, or leave.',
      },
      { when: 'Within a week', text: 'A recruiter reads your profile. No algorithm ranks it.' },
      {
        when: 'When a job fits',
        text: 'We email you the company, the job and the salary. You say yes or no. Only then does the company learn your name.',
      },
      {
        when: 'After {candidateBank}',
        text: 'We ask if you want to stay. If you don’t answer, everything is erased.',
      },
    ],
  },
  form: {
    title: 'Your profile',
    more: {
      title: 'Tell us what you’re looking for',
      text: 'Six optional questions. The more we know, the better the jobs we send.',
    },
    fields: 'Which field do you want to work in?',
    skills: 'What are you good at?',
    seniority: 'How experienced are you?',
    locations: 'Where do you want to work?',
    locationsHint: 'Cities, separated by commas. Leave empty if you’re open to anywhere.',
    remote: 'On-site or remote?',
    summary: 'What would make you change jobs?',
    summaryHint: 'A few lines. This is what we read first.',
    alerts: 'May we email you about new jobs that fit?',
    submit: 'Join the database',
    note: 'You’ll get an email with your private link right away.',
  },
  linkedin: 'With a LinkedIn profile, you don’t need a CV.',
} as const;

export type CandidateBankMessages = MessagesOf<typeof candidateBank>;
