import type { MessagesOf } from '../../i18n/messages-of.ts';

export const home = {
  meta: {
    title: '{siteName}: recruiting at a fixed monthly price',
    description:
      'Tech, go-to-market and creative hires across the Nordics, from {price} a month. No binding time, no success fees.',
  },
  hero: {
    title: 'Recruiting that feels in-\u2060house, at a fixed monthly price.',
    lead: 'Tech, go-to-market and creative hires across the Nordics. One team on your side, searching until the role is filled.',
    call: 'Call {phone}',
    facts: {
      price: 'From {price} a month',
      binding: 'No binding time',
      fees: 'No success fees',
    },
    picture: 'An alpaca in an apricot scarf, looking out over the hills',
  },
  customers: {
    title: 'Companies that hire with us',
    pause: 'Pause logos',
    play: 'Play logos',
  },
  options: {
    title: 'Two ways to work with us',
    how: 'See how it works',
    allPrices: 'See what’s included',
    project: {
      title: 'Project-based recruitment',
      lead: 'One role, done properly.',
      price: 'One price, agreed before we start',
      points: {
        delivery: { title: 'Fast delivery', text: 'first candidates within a week' },
        commitment: { title: 'No commitment', text: 'once the role is filled, we’re done' },
        price: { title: 'Fixed price', text: 'whatever the salary ends up being' },
      },
    },
    ongoing: {
      title: 'Ongoing recruitment',
      lead: 'Your recruiting team, for a fixed monthly cost.',
      price: '{small}, {medium} or {large} a month',
      points: {
        searches: { title: 'Unlimited searches', text: 'one, two or five at a time' },
        delivery: { title: 'Fastest delivery', text: 'we already know your team' },
        costs: { title: 'Predictable costs', text: 'the same invoice every month' },
        team: { title: 'Part of your team', text: 'in your channels, in your meetings' },
      },
    },
  },
  calculator: {
    title: 'What would you save?',
    text: 'Five questions, under 2\u00a0minutes. You see the result right away, no email needed.',
    open: 'Open the calculator',
    caption: 'One year, six hires at {salary} a month',
    saving: 'Saved in a year, compared with an agency',
    agency: 'Success-fee agency',
    inHouse: 'In-house recruiter',
    plan: '{siteName} {plan}',
  },
  figures: {
    title: 'Results so far',
    hires: {
      text: 'hires made',
      definition: 'People our clients have hired through us, counted when the contract is signed.',
    },
    daysToShortlist: {
      text: 'days to a shortlist',
      definition:
        'Median, from the day a job is published to the first people in the client’s link.',
    },
    keptPercent: {
      text: 'still there after six months',
      definition:
        'Of the people hired through us at least six months ago, as their employers told us.',
    },
  },
  jobs: {
    title: 'Looking for a job?',
    text: 'The salary is in the ad, and everyone gets an answer.',
    count: { one: '1 open role', other: '{count} open roles' },
  },
  testimonials: {
    title: 'What our clients say',
  },
} as const;

export type HomeMessages = MessagesOf<typeof home>;
