import type { MessagesOf } from '../../i18n/messages-of.ts';

export const freelanceNetwork = {
  title: 'Assignments on your terms.',
  lead: 'Your skills, your rate, your calendar. We only get in touch when all three fit, and you keep your whole rate.',
  sample: {
    subject: 'Three days a week, from 3 February, SEK 9,500 a day',
    body: 'Hi Ylva. A 40-person scale-up in Malmö needs someone to rebuild their onboarding in React. Twelve weeks, remote, English-speaking team, 30-day payment terms. You said three days a week at most, and this is exactly three. Interested?',
    yes: 'Yes, tell me more',
    no: 'No thanks',
    caption: 'What an email from us looks like: all the details, two buttons.',
  },
  offers: {
    title: 'What you get',
    items: [
      {
        title: 'Your full rate',
        text: 'You invoice the company directly. We don’t take a cut.',
      },
      {
        title: 'Details up front',
        text: 'Rate, length, days a week and payment terms are in the first email.',
      },
      {
        title: 'Your calendar decides',
        text: 'Booked until May? Then you won’t hear from us until May.',
      },
      {
        title: 'No exclusivity',
        text: 'Work with whoever you like. Pause or leave with one click.',
      },
    ],
  },
  form: {
    title: 'Join the network',
    more: {
      title: 'Tell us more about your work',
      text: 'All optional, but companies ask: skills, seniority, portfolio.',
    },
    headline: 'Your title',
    headlineHint: 'For example: product designer with a soft spot for forms.',
    fields: 'Field',
    skills: 'Skills',
    seniority: 'Seniority',
    rate: 'Day rate',
    currency: 'Currency',
    available: 'Available from',
    remote: 'On-site or remote?',
    portfolio: 'Portfolio',
    summary: 'What’s your best assignment so far, and why?',
    submit: 'Join',
    note: 'We’ll look at your profile within three working days, and you’ll hear from us either way.',
  },
} as const;

export type FreelanceNetworkMessages = MessagesOf<typeof freelanceNetwork>;
