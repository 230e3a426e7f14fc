export const pricing = {
  title: 'The price is on the page.',
  lead: 'Three plans, one invoice a month, the same every month. Stop when you like: the subscription ends with the month you have paid for.',
  perMonth: 'a month, excluding VAT',
  searches: { one: '1 search at a time', other: '{count} searches at a time' },
  volume: '{from} to {to} hires a year',
  perHire: 'about {amount} per hire, at {count} hires a year',
  plans: {
    Small: { for: 'For teams that hire now and then, and want it done well every time.' },
    Medium: { for: 'For growing companies that hire most months.' },
    Large: { for: 'For whole new teams, offices or markets.' },
  },
  popular: 'Most chosen',
  includes: {
    title: 'Every plan includes',
    items: [
      'Your own recruiter, in your channels and your Monday meeting',
      'As many searches as you like, one after another',
      'Job ads in English and Swedish',
      'Sourcing among people who are not looking',
      'Structured interviews with notes you can read',
      'A private link to every shortlist, for the whole team',
      'An answer to every applicant, in your name',
      'Pause for up to three months a year',
    ],
  },
  compare: {
    title: 'The same hires, two invoices',
    lead: 'One year of hires at {salary} a month. A success‑fee agency takes {percent}% of a year’s salary per hire; we take the same amount every month, whatever the salary.',
    caption: 'Cost of one year',
    hires: '{count} hires',
    plan: 'Plan',
    agency: 'Success-fee agency',
    ours: '{siteName}',
    difference: 'You keep',
    open: 'Put in your own figures',
  },
  project: {
    title: 'Just one role?',
    text: 'Project-based recruitment: one role, one fixed price that we agree on before we start, and no commitment afterwards. Half at the start, half when the contract is signed. If it does not last six months, we do the search once more for free.',
    see: 'Read the terms',
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'What if we hire nobody for a month?',
        answer:
          'Pause. Up to three whole months a year, without a fee. Or use the time: we can build up the list of people for the next role.',
      },
      {
        question: 'Is there a start fee, or a fee at the end?',
        answer:
          'No. No start fee, no success fee, no share of the salary. Travel and bought tests are charged at cost, and only if you have said yes beforehand.',
      },
      {
        question: 'Can we change plan?',
        answer:
          'Yes, from one month to the next, up or down. The recruiter stays the same, and so does everything we know about you.',
      },
      {
        question: 'What happens to the candidates if we leave?',
        answer:
          'They are yours. You may hire anyone we have presented, during the subscription or at any time after it, without paying again.',
      },
    ],
    all: 'All questions and answers',
  },
};

export type PricingMessages = typeof pricing;
