import { assumptionMessages, hiringMessages } from '../../../domain/leads/calculator-messages.ts';
import type { MessagesOf } from '../../i18n/messages-of.ts';

export const calculator = {
  title: 'What would you save?',
  picture: 'An alpaca with glasses, counting on an abacus',
  lead: 'Five questions, under 2\u00a0minutes. You see the result right away, no email needed.',
  questions: {
    title: 'Your hiring',
    hires: 'Hires per year',
    salary: 'Average monthly salary',
    currency: 'Currency',
    today: 'How do you hire today?',
    ways: hiringMessages.en,
    fee: 'Agency fee, % of annual salary',
    days: 'Days from opening a role to signed contract',
    submit: 'Calculate',
  },
  scenario: {
    label: 'Estimate',
    low: 'Low',
    expected: 'Expected',
    high: 'High',
    hint: 'Low and high change the agency fee ({lowFee} and {highFee}%) and the cost of tools and advertising ({lowTools} and {highTools}).',
  },
  result: {
    save: 'You’d save',
    cost: 'It would cost you',
    perYear: 'a year, compared with how you hire today',
    more: 'more a year than today',
    dearer:
      'For this few hires, a subscription costs more than what you do today. You break even at {hires} hires a year.',
    neverEven:
      'With these numbers, a subscription doesn’t break even. A fixed-price project is the better choice.',
    plan: 'Recommended plan',
    planText: '{plan}, {price} a month',
    severalPlans: '{count} × {plan}, {price} a month',
    project: 'Or hire for one role at a time, at a fixed price each.',
    days: 'Roles stay empty {days} fewer days a year, if each search takes {ours} days.',
    sameDays: 'Your searches are already as fast as ours.',
  },
  table: {
    caption: 'Cost per year',
    way: 'Option',
    year: 'Per year',
    hire: 'Per hire',
    agency: 'Success-fee agency',
    inHouse: 'In-house recruiter',
    plan: '{siteName} {plan}',
    today: 'today',
    both: 'Both, as today',
  },
  assumptions: {
    title: 'All our assumptions',
    lead: 'Know better? Change any number and the result updates.',
    reset: 'Reset',
    source: 'Source',
    items: assumptionMessages.en,
  },
  share: {
    title: 'Share',
    text: 'This link opens the same calculation.',
    label: 'Link to this calculation',
    copy: 'Copy link',
    copied: 'Copied',
    print: 'Print',
  },
  send: {
    title: 'Send it to me',
    lead: 'All the numbers, every assumption and the link, in an email you can forward.',
    submit: 'Send',
    note: 'One email. A recruiter may follow up once.',
  },
} as const;

export type CalculatorMessages = MessagesOf<typeof calculator>;
