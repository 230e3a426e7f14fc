import type { OpenPosition } from '../../../../domain/open-position.ts';

const positions: Record<OpenPosition, { title: string; text: string; facts: string[] }> = {
  'talent-hunter': {
    title: 'Talent hunter',
    text: 'Find people who are not looking, and write to them so that they answer. For three or four companies at a time, as if you worked there.',
    facts: [
      'Full-time',
      'Stockholm, three days a week wherever you like',
      'No commission, fixed pay',
    ],
  },
  'employer-marketing-producer': {
    title: 'Employer marketing producer',
    text: 'Show what it is like to work for our customers: in film, pictures and text, with real people and without a slow-motion handshake.',
    facts: ['Full-time', 'Stockholm and on the road', 'Your own camera budget'],
  },
  'growth-specialist': {
    title: 'Growth specialist',
    text: 'Get more founders to find the calculator, and more candidates to find the jobs. You measure, test and stop what does not work.',
    facts: [
      'Full-time',
      'Stockholm, three days a week wherever you like',
      'Half the week is yours to plan',
    ],
  },
};

export const workHere = {
  title: 'Join the herd.',
  lead: 'Recruiting is a fine job that is mostly done under bad conditions. We changed the conditions.',
  picture: 'An alpaca with a scarf, running',
  conditions: {
    title: 'What is different here',
    items: [
      {
        figure: '0',
        text: 'kronor in commission. Fixed pay, so you can tell the truth to both sides.',
      },
      { figure: '4', text: 'customers at most per recruiter. You remember everybody’s names.' },
      { figure: '5', text: 'days until every applicant has an answer. The only thing we measure.' },
      { figure: '17:00', text: 'is when the office empties. Candidates have families too.' },
    ],
  },
  monday: {
    title: 'A Monday',
    hours: [
      {
        time: '9:00',
        text: 'Coffee, and the list “still owed an answer”. It is empty before anything else begins.',
      },
      { time: '10:00', text: 'The customer’s Monday meeting. You sit in, as one of the team.' },
      { time: '11:00', text: 'Two first calls, half an hour each, the same questions.' },
      {
        time: '13:00',
        text: 'Six messages to people who are not looking. One at a time, nobody gets a template.',
      },
      { time: '15:00', text: 'A colleague reads your job ad and removes the adjectives.' },
      {
        time: '16:30',
        text: 'You call someone with a no, and explain why. It is part of the job.',
      },
    ],
  },
  positions: {
    title: 'Open positions',
    lead: 'We hire for ourselves the way we hire for others: the same questions for everyone, and an answer to all.',
    see: 'Read more and apply',
    write: 'Write to us about it',
    items: positions,
  },
  others: { title: 'Also open with us' },
  spontaneous: {
    title: 'Nothing that fits?',
    text: 'Leave your profile in the candidate database. We look there first, for our own team too.',
    link: 'To the candidate database',
  },
};

export type WorkHereMessages = typeof workHere;
