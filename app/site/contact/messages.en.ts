import type { MessagesOf } from '../../i18n/messages-of.ts';

export const contact = {
  title: 'Talk to a real person.',
  lead: 'Within one working day, in English or Swedish. No ticket numbers.',
  ways: {
    phone: 'Call us',
    phoneHours: 'Weekdays 9–17',
    email: 'Email us',
    emailNote: '{name} reads it first',
    emailNoteUnnamed: 'A person reads it, not a robot',
    areas: 'Where we work',
    areaNames: 'Sweden, Norway, Denmark and Finland',
    areaNote: 'Our office: {office}',
  },
  form: {
    title: 'Send a message',
    message: 'What’s it about?',
    submit: 'Send message',
    note: 'You’ll get a confirmation by email right away, and an answer within one working day.',
  },
  shortcuts: {
    title: 'Or jump straight to',
    hire: { text: 'You want to hire', link: 'Book a call' },
    job: { text: 'You’re looking for a job', link: 'See open jobs' },
    question: { text: 'You have a question', link: 'Read the FAQ' },
  },
  portrait: '{name}, {role}',
  picture: 'An alpaca on the phone',
} as const;

export type ContactMessages = MessagesOf<typeof contact>;
