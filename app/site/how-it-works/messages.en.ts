import type { StepName } from '../../../domain/leads/recruitment-process.ts';
import type { MessagesOf } from '../../i18n/messages-of.ts';

type StepMessages = { title: string; text: string; you: string[]; get: string; who: string };

const steps: Record<StepName, StepMessages> = {
  consultation: {
    title: 'Initial consultation',
    text: 'One hour with the hiring manager. We ask what the job will look like in a year, not which keywords it needs, and tell you honestly whether the salary is enough.',
    you: ['One hour with the hiring manager', 'A yes or no to the job ad, the same day'],
    get: 'A written profile, a job ad in two languages and five interview questions with a scoring scale',
    who: 'Your recruiter, the same one throughout',
  },
  sourcing: {
    title: 'Candidate sourcing',
    text: 'We publish the ad, search the candidate database and write to forty to sixty people who aren’t looking. One message at a time, about your job and their work.',
    you: ['Ten minutes: who would you love to hire?'],
    get: 'A weekly update: contacted, replied, interested',
    who: 'Recruiter and talent hunter',
  },
  screening: {
    title: 'Screening and interviews',
    text: 'Everyone who fits gets the same half hour with the same questions. You see notes and CVs through a private link and say meet or pass, with a reason we share with them.',
    you: [
      'Say meet or pass within three working days',
      'Hold two to four interviews, an hour each',
    ],
    get: 'Three to five people we’d hire ourselves, with notes to back it up',
    who: 'Your recruiter; you choose who to meet',
  },
  selection: {
    title: 'Final selection',
    text: 'A work session on something real, two references of the candidate’s choice, and a written offer. We’re with you until the contract is signed, and we tell everyone else how it went.',
    you: ['A 90-minute work session', 'The decision'],
    get: 'A signed contract, and an answer to every applicant',
    who: 'You decide, we do the paperwork',
  },
};

export const howItWorks = {
  title: 'Four steps. Fourteen days.',
  lead: 'Most searches drag on because nobody knows whose turn it is. Here’s the whole calendar: our part, your part, and the day someone signs.',
  calendar: {
    title: 'A search, day by day',
    day: 'Day {day}',
    days: 'Days {from} to {to}',
    caption: 'One role, from first call to signature: {days} days.',
  },
  labels: { text: 'What happens', you: 'You', get: 'You get', who: 'Who does it' },
  steps,
  seen: {
    title: 'You see it happen',
    lead: 'A report every Monday, and a private link the day there’s someone to meet. No log-in, no chasing.',
  },
  report: {
    picture:
      'A weekly report: 52 people contacted, 21 replied, 9 are interested and 4 have been interviewed',
    sender: 'Your recruiter',
    when: 'Monday, week 2',
    title: 'Senior data engineer, week 1',
    counts: {
      contacted: 'Contacted',
      replied: 'Replied',
      interested: 'Interested',
      interviewed: 'Interviewed',
    },
    next: 'Three of the four are worth your hour. You’ll have them in your link today.',
    caption: 'The weekly report. Four numbers and what’s next.',
  },
  shortlist: {
    picture:
      'A shortlist of three people, each with a note and two buttons: ask for an interview, or pass',
    title: 'Senior data engineer',
    link: 'Private link, 3 people',
    people: [
      {
        name: 'Disa Lundmark',
        headline: 'Data engineer, energy',
        note: 'Moved 40 pipelines off a warehouse nobody dared to touch.',
        answer: 'interview',
      },
      {
        name: 'Emre Aydin',
        headline: 'Analytics engineer, retail',
        note: 'Writes the documentation others only promise.',
        answer: 'interview',
      },
      {
        name: 'Runa Berg',
        headline: 'Back-end developer, banking',
        note: 'Strong, but wants to lead a team within a year.',
        answer: 'pass',
      },
    ],
    interview: 'Interview',
    pass: 'Pass',
    caption: 'The shortlist. Your whole team can read it and answer.',
  },
  hours: {
    title: 'It takes about nine hours of your time',
    lead: 'That’s what a typical search takes from a hiring manager. We put in about sixty.',
    yours: 'Your hours',
    ours: 'Our hours',
  },
  promises: {
    title: 'What you can count on',
    items: [
      'First candidates within seven days, or we tell you why on day seven',
      'Every applicant gets an answer, even when it’s a no',
      'The same questions for everyone, scored before we compare notes',
      'Nobody is ranked or rejected by a machine; a person decides and stands by it',
    ],
  },
  next: {
    title: 'Day 1 could be this week',
    text: 'Check the price first. Then all it takes is a twenty-minute call.',
    price: 'See pricing',
  },
} as const;

export type HowItWorksMessages = MessagesOf<typeof howItWorks>;
