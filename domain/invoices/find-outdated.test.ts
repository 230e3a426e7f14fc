import { expect, test } from 'vitest';
import { findOutdatedInvoices, type SentInvoice } from './find-outdated.ts';
import type { InvoicedPlan } from './invoice-line.ts';

const plan: InvoicedPlan = {
  id: 'medium',
  plan: 'medium',
  startsOn: '2026-09-15',
  endsOn: null,
  monthlyAmount: 3_100_000,
  currency: 'SEK',
};
const october: SentInvoice = { month: '2026-10-01', currency: 'SEK', planAmount: 3_100_000 };

test('an invoice that agrees with plans and pauses is not outdated', () => {
  const later = { startsOn: '2026-11-01', endsOn: '2026-11-30' };
  expect(findOutdatedInvoices([october], [plan], [later])).toEqual([]);
});

test('a pause in a month that was invoiced leaves the invoice too high', () => {
  const pause = { startsOn: '2026-10-22', endsOn: '2026-10-31' };
  expect(findOutdatedInvoices([october], [plan], [pause])).toEqual([
    { ...october, dueAmount: 2_100_000 },
  ]);
});

test('so does an end before the month, and a plan that is now in another currency', () => {
  const ended = { ...plan, endsOn: '2026-09-30' };
  const inEuros = { ...plan, currency: 'EUR' as const };
  for (const changed of [ended, inEuros]) {
    expect(findOutdatedInvoices([october], [changed], [])).toEqual([{ ...october, dueAmount: 0 }]);
  }
});

test('a change to a larger plan leaves the invoice too low', () => {
  const former = { ...plan, endsOn: '2026-10-16' };
  const large = { ...plan, id: 'large', startsOn: '2026-10-17', monthlyAmount: 6_200_000 };
  expect(findOutdatedInvoices([october], [former, large], [])).toEqual([
    { ...october, dueAmount: 1_600_000 + 3_000_000 },
  ]);
});

test('an invoice for projects alone has nothing to do with plans', () => {
  const project = { ...october, month: '2026-08-01', planAmount: 0 };
  expect(findOutdatedInvoices([project], [plan], [])).toEqual([]);
});
