import type { MessagesOf } from '../../i18n/messages-of.ts';

export const membership = {
  title: 'Twenty minutes about your hiring.',
  picture: 'An alpaca with a headset; the clock beside it shows twenty minutes',
  lead: 'No slides, no sales pitch. Here’s the whole call, minute by minute, so you know what you’re signing up for.',
  pick: 'Pick a time',
  pickNote: 'Opens our calendar in a new tab.',
  waiting: 'Tell us below how to reach you. You’ll hear from us within one working day.',
  agenda: {
    title: 'What we’ll cover',
    parts: [
      {
        from: 0,
        to: 5,
        title: 'Your roles',
        text: 'Which ones, by when, and what you’ve tried so far.',
      },
      {
        from: 5,
        to: 12,
        title: 'Our take',
        text: 'Is the salary right? Is it one role or two? Who could do it? Honestly.',
      },
      {
        from: 12,
        to: 17,
        title: 'How we’d do it',
        text: 'Plan or project, who your recruiter would be, and the first week.',
      },
      {
        from: 17,
        to: 20,
        title: 'The price',
        text: 'The same as on the pricing page. Then decide when you like, not during the call.',
      },
    ],
    minutes: 'Minutes {from}–{to}',
  },
  form: {
    title: 'No time that works?',
    titleAlone: 'Want us to get in touch?',
    lead: 'Leave a number and we’ll call; otherwise we’ll email. Either way, within one working day.',
    plan: 'What are you interested in?',
    plans: {
      small: 'Small: one search at a time',
      medium: 'Medium: two at a time',
      large: 'Large: five at a time',
      project: 'A single role',
    },
    roles: 'Roles to fill',
    rolesHint: 'For example: two back-end developers and a head of sales.',
    submit: 'Contact me',
    note: 'You’ll get a confirmation by email. If we call, it’s from a Swedish number.',
  },
  calculation: 'From your calculation: {hires} hires a year, {plan}.',
} as const;

export type MembershipMessages = MessagesOf<typeof membership>;
