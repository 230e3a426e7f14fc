import { type Assumptions, assumptionSources } from '../../../../domain/calculator.ts';

type AssumptionMessages = { label: string; unit: string; source: string };

const assumption = (name: keyof Assumptions, label: string, unit: string): AssumptionMessages => ({
  label,
  unit,
  source: assumptionSources[name],
});

const assumptions: Record<keyof Assumptions, AssumptionMessages> = {
  agencyFeePercent: assumption('agencyFeePercent', 'Agency’s success fee', '% of a year’s salary'),
  recruiterMonthlyPay: assumption(
    'recruiterMonthlyPay',
    'Pay of an in-house recruiter',
    'SEK a month',
  ),
  employerFeePercent: assumption('employerFeePercent', 'Employer’s fee', '%'),
  pensionPercent: assumption('pensionPercent', 'Occupational pension', '%'),
  pensionTaxPercent: assumption('pensionTaxPercent', 'Tax on the pension', '%'),
  toolsAndAdvertisingPerYear: assumption(
    'toolsAndAdvertisingPerYear',
    'Tools and advertising',
    'SEK a year',
  ),
  hiresPerRecruiter: assumption('hiresPerRecruiter', 'Hires one recruiter manages', 'a year'),
  agencySharePercent: assumption(
    'agencySharePercent',
    'Share of hires that go to agencies, if you use both',
    '%',
  ),
  sekPerEur: assumption('sekPerEur', 'Exchange rate', 'SEK per EUR'),
};

export const calculator = {
  title: 'What would you save?',
  lead: 'Five questions, under 2 minutes. The result is yours at once, no e‑mail needed.',
  questions: {
    title: 'Your hiring',
    hires: 'Hires a year',
    salary: 'Average monthly salary',
    currency: 'Currency',
    today: 'How do you hire today?',
    ways: { agency: 'Success-fee agency', 'in-house': 'In-house recruiter', both: 'Both' },
    fee: 'The agency’s fee, in % of a year’s salary',
    days: 'Days from need to signed contract',
    submit: 'Calculate',
  },
  scenario: {
    label: 'Estimate',
    low: 'Low',
    expected: 'Expected',
    high: 'High',
    hint: 'Low and high change the agency’s fee ({lowFee} and {highFee}%) and what tools and advertising cost (SEK {lowTools} and {highTools}).',
  },
  result: {
    save: 'You would save',
    cost: 'It would cost you',
    perYear: 'a year, compared with how you hire today',
    more: 'more a year than today',
    dearer:
      'For so few hires a subscription is dearer than what you do today. It evens out at {hires} hires a year.',
    neverEven:
      'With these figures a subscription does not even out. A project at a fixed price is the better choice.',
    plan: 'Recommended plan',
    planText: '{plan}, {price} a month',
    severalPlans: '{count} × {plan}, {price} a month',
    project: 'Or take roles one by one, at a fixed price each.',
    days: 'Empty chairs: {days} days fewer a year, if each search takes {ours} days.',
    sameDays: 'Your searches are already as fast as ours.',
  },
  table: {
    caption: 'Cost of one year',
    way: 'Option',
    year: 'A year',
    hire: 'Per hire',
    agency: 'Success-fee agency',
    inHouse: 'In-house recruiter',
    plan: '{siteName} {plan}',
    today: 'today',
    both: 'Both, as today',
  },
  assumptions: {
    title: 'The assumptions, all of them',
    lead: 'Change what you know better. The result follows.',
    reset: 'Back to ours',
    source: 'Source',
    items: assumptions,
  },
  share: {
    title: 'Share',
    text: 'This link opens the same calculation.',
    label: 'Link to this calculation',
    copy: 'Copy the link',
    copied: 'Copied',
    print: 'Print',
  },
  send: {
    title: 'Send it to me',
    lead: 'All figures and the link, in an e-mail you can forward.',
    submit: 'Send it',
    note: 'One e-mail. A recruiter may follow up once.',
  },
};

export type CalculatorMessages = typeof calculator;
