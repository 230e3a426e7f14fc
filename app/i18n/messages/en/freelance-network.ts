export const freelanceNetwork = {
  title: 'Assignments on your terms.',
  lead: 'Your skills, your rate, your calendar. We write only when all three fit, and the whole rate is yours.',
  sample: {
    title: 'This is how we write',
    subject: 'Three days a week, from 3 February, SEK 9,500 a day',
    body: 'Hi Ylva. A scale-up in Malmö with forty employees needs someone to rebuild their onboarding in React. Twelve weeks, remote, the team speaks English. They pay thirty days net. You said no more than three days a week, and this is exactly three. Interested?',
    yes: 'Yes, tell me more',
    no: 'No thanks',
    caption: 'An example. One e-mail, everything in it, two buttons.',
  },
  offers: {
    title: 'What you get',
    items: [
      {
        title: 'The whole rate',
        text: 'You invoice the company directly. We take nothing in between.',
      },
      {
        title: 'Figures at once',
        text: 'Rate, length, days a week and payment terms are in the first e-mail.',
      },
      { title: 'Your calendar rules', text: 'Booked until May? Then you hear nothing until May.' },
      {
        title: 'No exclusivity',
        text: 'Work with whoever you like. Pause or leave with one click.',
      },
    ],
  },
  form: {
    title: 'Join the network',
    headline: 'What do you call yourself?',
    headlineHint: 'For example: product designer with a soft spot for forms.',
    fields: 'Field',
    skills: 'Skills',
    seniority: 'Experience',
    rate: 'Day rate',
    currency: 'Currency',
    available: 'Available from',
    remote: 'On site or remote?',
    portfolio: 'Portfolio',
    summary: 'Your best assignment so far, and why?',
    submit: 'Join',
    note: 'A recruiter calls or writes within a week. Fifteen minutes will do to get acquainted.',
  },
};

export type FreelanceNetworkMessages = typeof freelanceNetwork;
