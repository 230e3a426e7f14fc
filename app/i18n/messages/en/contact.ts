export const contact = {
  title: 'A person answers.',
  lead: 'Within one working day, in English or Swedish. No ticket number.',
  ways: {
    phone: 'Call us',
    phoneHours: 'Weekdays 9 to 17',
    email: 'Write to us',
    emailNote: 'Saga reads it first',
    areas: 'Where we work',
    areaNames: 'Sweden, Norway, Denmark and Finland',
    areaNote: 'Our office: {office}',
  },
  form: {
    title: 'Write here',
    message: 'What is it about?',
    submit: 'Send the message',
    note: 'A copy goes to your own mailbox.',
  },
  shortcuts: {
    title: 'Or go straight there',
    hire: { text: 'You want to hire', link: 'Book a call' },
    job: { text: 'You are looking for a job', link: 'See the open jobs' },
    question: { text: 'You are wondering about something', link: 'Short answers' },
  },
  portrait: 'Saga Ekdal, head of recruitment',
};

export type ContactMessages = typeof contact;
