export const membership = {
  title: 'Twenty minutes about your hiring.',
  lead: 'No slides, no sales pitch. Here is the whole call, minute by minute, so that you know what you are saying yes to.',
  pick: 'Pick a time',
  pickNote: 'Opens our calendar in a new tab.',
  waiting: 'Tell us below how to reach you. You will hear from us within one working day.',
  agenda: {
    title: 'The call',
    parts: [
      {
        from: 0,
        to: 5,
        title: 'Your roles',
        text: 'Which ones, by when, and what has been tried.',
      },
      {
        from: 5,
        to: 12,
        title: 'Our opinion',
        text: 'Is the pay right, is it one role or two, who could do it. Honestly.',
      },
      {
        from: 12,
        to: 17,
        title: 'How we would do it',
        text: 'Plan or project, who your recruiter would be, the first week.',
      },
      {
        from: 17,
        to: 20,
        title: 'The price',
        text: 'The one on the price page. Then you decide, not in the call but when you like.',
      },
    ],
    minutes: 'Minute {from} to {to}',
  },
  form: {
    title: 'No time that suits?',
    titleAlone: 'Shall we get in touch?',
    lead: 'Leave a number and we call; leave it out and we write. Either way, within one working day.',
    plan: 'What are you thinking of?',
    plans: {
      small: 'Small: one search at a time',
      medium: 'Medium: two at a time',
      large: 'Large: five at a time',
      project: 'A single role',
    },
    roles: 'Roles to fill',
    rolesHint: 'For example: two back-end developers and a head of sales.',
    submit: 'Contact me',
    note: 'You get a confirmation by e-mail. If we call, it is from a Swedish number.',
  },
  calculation: 'From your calculation: {hires} hires a year, {plan}.',
};

export type MembershipMessages = typeof membership;
