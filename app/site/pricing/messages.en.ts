import type { MessagesOf } from '../../i18n/messages-of.ts';

export const pricing = {
  title: 'Fixed pricing. No surprises.',
  lead: 'Three plans, one invoice a month, the same every month. Cancel any time: the subscription ends with the month you’ve paid for.',
  perMonth: 'a month, excluding VAT',
  searches: { one: '1 search at a time', other: '{count} searches at a time' },
  volume: '{from} to {to} hires a year',
  perHire: 'about {amount} per\u00a0hire, at {count} hires a year',
  plans: {
    Small: { for: 'For teams that hire now and then and want it done well every time.' },
    Medium: { for: 'For growing companies that hire most months.' },
    Large: { for: 'For whole new teams, offices or markets.' },
  },
  approximately: '≈ {amount}',
  picture: 'An alpaca with a long receipt in its mouth; the total is the same on every line',
  popular: 'Most popular',
  includes: {
    title: 'Every plan includes',
    items: [
      'Your own recruiter, in your channels and your Monday meeting',
      'As many searches as you like, one after another',
      'Job ads in English and Swedish',
      'Sourcing among people who aren’t looking',
      'Structured interviews with notes you can read',
      'A private link to every shortlist, for your whole team',
      'An answer to every applicant, in your name',
      'Pause for up to three months a year',
    ],
  },
  invoice: {
    picture: 'An invoice for October: the subscription, two hires at no extra cost, and the total',
    title: 'Invoice',
    month: 'October',
    lines: {
      plan: 'Medium plan',
      firstHire: 'Hired: back-end developer',
      secondHire: 'Hired: account executive',
    },
    total: 'Total, excl. VAT',
    next: 'November: the same again',
    caption: 'A month with two hires. A month with none costs the same.',
  },
  ways: {
    title: 'Three ways to hire, side by side',
    lead: 'What changes with the way you hire, for six hires a year at {salary} a month.',
    names: { agency: 'Success-fee agency', inHouse: 'In-house recruiter', ours: '{siteName}' },
    rows: {
      cost: {
        label: 'Cost',
        agency: '{percent}% of a year’s salary per hire: about {agency} a year',
        inHouse: 'Salary, employer contributions, tools and ads: about {inHouse} a year',
        ours: '{plan} plan: {ours} a year, whatever the salaries',
      },
      time: {
        label: 'Time to hire',
        agency: 'Weeks to months, among the agency’s other clients',
        inHouse: 'Starts once you’ve hired the recruiter',
        ours: '{days} days from first call to signature',
      },
      lockIn: {
        label: 'Lock-in',
        agency: 'Often exclusive until the role is filled',
        inHouse: 'Permanent employment with a notice period',
        ours: 'None. It ends with the month you’ve paid for',
      },
      guarantee: {
        label: 'If the hire doesn’t last',
        agency: 'Usually one new search, within a few months',
        inHouse: 'You start over, at your own cost',
        ours: 'A new search at no extra cost; in projects within six months',
      },
      candidates: {
        label: 'Who keeps the candidates',
        agency: 'The agency. Hire one later and you pay again',
        inHouse: 'You do',
        ours: 'You do, also after you’ve left us',
      },
    },
  },
  compare: {
    title: 'The same hires, two invoices',
    lead: 'One year of hires at {salary} a month. A success-\u2060fee agency takes {percent}% of the annual salary per hire; we charge the same amount every month, whatever the salary.',
    caption: 'Cost per year',
    hires: '{count} hires',
    plan: 'Plan',
    agency: 'Success-fee agency',
    ours: '{siteName}',
    difference: 'You save',
    open: 'Run your own numbers',
  },
  project: {
    title: 'Just one role?',
    text: 'Project-based recruitment: one role, one fixed price that we agree before we start, and no commitment afterwards. You pay half at the start and half when the contract is signed. If the new hire leaves within six months, we redo the search for free.',
    fromPrice: 'From {price}',
    perRole: 'per role, excluding VAT',
    readTerms: 'Read the terms',
  },
  questions: {
    title: 'Before you sign',
    items: [
      {
        question: 'What if we don’t hire anyone for a month?',
        answer:
          'Pause, for up to three whole months a year, at no cost. Or use the time: we can build a list of people for your next role.',
      },
      {
        question: 'Is there a start fee or a success fee?',
        answer:
          'No. No start fee, no success fee, no share of the salary. Travel and third-party tests are charged at cost, and only if you’ve approved them first.',
      },
      {
        question: 'Can we change plans?',
        answer:
          'Yes, from one month to the next, up or down. You keep your recruiter, and everything we know about you.',
      },
      {
        question: 'What happens to the candidates if we leave?',
        answer:
          'They’re yours. You can hire anyone we’ve presented, during the subscription or any time after it, without paying again.',
      },
    ],
    all: 'All questions and answers',
  },
} as const;

export type PricingMessages = MessagesOf<typeof pricing>;
