import type { StepName } from '../../../../domain/recruitment-process.ts';

type StepMessages = { title: string; text: string; you: string[]; get: string; who: string };

const steps: Record<StepName, StepMessages> = {
  consultation: {
    title: 'Initial consultation',
    text: 'One hour with the person who will lead the new colleague. We ask what the job will be in a year, not which keywords it has, and tell you honestly whether the pay is enough.',
    you: ['One hour with the hiring manager', 'Yes or no to the job ad, the same day'],
    get: 'A written profile, a job ad in two languages and five interview questions with a scale',
    who: 'Your recruiter, the same one all the way',
  },
  sourcing: {
    title: 'Candidate sourcing',
    text: 'We publish the ad, go through the candidate database and write to forty to sixty people who are not looking. One message at a time, about your job and their work.',
    you: ['Ten minutes: who would you love to hire?'],
    get: 'A weekly line of figures: written to, answered, interested',
    who: 'Recruiter and talent hunter',
  },
  screening: {
    title: 'Screening and interviews',
    text: 'Everyone who fits gets the same half hour with the same questions. You see notes and CV through a private link and say meet or pass, with a reason we pass on.',
    you: [
      'Say meet or pass within three working days',
      'Hold two to four interviews, an hour each',
    ],
    get: 'Three to five people we would hire ourselves, with notes you can check',
    who: 'Your recruiter; you choose',
  },
  selection: {
    title: 'Final selection',
    text: 'A work session on something real, two references the candidate picks, and an offer in writing. We stay until the contract is signed, and tell everybody else how it went.',
    you: ['A work session of 90 minutes', 'The decision'],
    get: 'A signed contract, and an answer to every single applicant',
    who: 'You decide, we do the paperwork',
  },
};

export const howItWorks = {
  title: 'Four steps. Fourteen days.',
  lead: 'Most searches drag because nobody knows whose turn it is. Here is the whole calendar: ours, yours, and the day somebody signs.',
  calendar: {
    title: 'A search, day by day',
    day: 'Day {day}',
    days: 'Days {from} to {to}',
    signed: 'Signed',
    caption: 'One role, from first call to signature: {days} days.',
  },
  labels: { text: 'What happens', you: 'You', get: 'You get', who: 'Who does it' },
  steps,
  hours: {
    title: 'Your part is about nine hours',
    lead: 'That is how much of a hiring manager’s time a normal search takes. Ours is about sixty.',
    yours: 'Your hours',
    ours: 'Our hours',
  },
  promises: {
    title: 'What you can hold us to',
    items: [
      'The first candidates within seven days, or we tell you why on day seven',
      'Every applicant gets an answer, even when it is a no',
      'The same questions to everyone, scored before we talk',
      'No machine ranks or rejects anybody; a person decides and signs for it',
    ],
  },
  next: {
    title: 'Day 1 could be this week',
    text: 'See the price first. Then twenty minutes on the phone will do.',
    price: 'See what it costs',
  },
};

export type HowItWorksMessages = typeof howItWorks;
