import type { MessagesOf } from '../../i18n/messages-of.ts';

export const workHere = {
  title: 'Join the herd.',
  lead: 'Recruiting is a great job, mostly done under bad conditions. We changed the conditions.',
  picture: 'An alpaca with a scarf, running',
  conditions: {
    title: 'What’s different here',
    items: [
      {
        figure: '0',
        text: 'kronor in commission. Fixed pay, so you can be honest with both sides.',
      },
      { figure: '4', text: 'clients at most per recruiter. You remember everyone’s names.' },
      {
        figure: '5',
        text: 'days until every applicant has an answer. It’s the only thing we measure.',
      },
      { figure: '17:00', text: 'is when the office empties. Candidates have families too.' },
    ],
  },
  monday: {
    title: 'A typical Monday',
    hours: [
      {
        time: '9:00',
        text: 'Coffee, and the “still owed an answer” list. It’s empty before anything else begins.',
      },
      { time: '10:00', text: 'A client’s Monday meeting. You sit in, as one of the team.' },
      { time: '11:00', text: 'Two first calls, half an hour each, same questions.' },
      {
        time: '13:00',
        text: 'Six messages to people who aren’t looking. One at a time, no templates.',
      },
      { time: '15:00', text: 'A colleague reads your job ad and cuts the adjectives.' },
      {
        time: '16:30',
        text: 'You call someone with a no, and explain why. That’s part of the job.',
      },
    ],
  },
  positions: {
    title: 'Open positions',
    lead: 'We hire for ourselves the way we hire for others: the same questions for everyone, and an answer for all.',
    readMore: 'Read more and apply',
    emailUs: 'Email us about it',
  },
  others: { title: 'Other open roles with us' },
  spontaneous: {
    title: 'Can’t find the right role?',
    text: 'Add your profile to the candidate database. We look there first, for our own team too.',
    link: 'Join the candidate database',
  },
} as const;

export type WorkHereMessages = MessagesOf<typeof workHere>;
