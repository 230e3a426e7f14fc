import fc from 'fast-check';
import { maxAmount } from '../money.ts';
import { addDays } from '../time/calendar-day.ts';
import { type ClientAccount, composeInvoices } from './compose-invoices.ts';
import type { InvoicedPlan, InvoicedProject } from './invoice-line.ts';
import { type ClosedPeriod, countDaysOf, firstDayOf } from './month.ts';
import { type VatTreatment, vatRates } from './vat.ts';

export const amounts = fc.integer({ min: 0, max: maxAmount });
export const months = fc
  .tuple(fc.integer({ min: 2020, max: 2035 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
export const treatments = fc.constantFrom(...(Object.keys(vatRates) as VatTreatment[]));

export const account = (overrides: Partial<ClientAccount>): ClientAccount => ({
  country: 'SE',
  vatNumber: null,
  plans: [],
  pauses: [],
  projects: [],
  invoiced: new Set(),
  ...overrides,
});

export const plan = (
  startsOn: string,
  endsOn: string | null,
  monthlyAmount: number,
): InvoicedPlan => ({
  id: `${startsOn} ${monthlyAmount}`,
  plan: 'medium',
  startsOn,
  endsOn,
  monthlyAmount,
  currency: 'SEK',
});

export const project = (
  startsOn: string,
  signedOn: string | null,
  amount: number,
): InvoicedProject => ({
  id: 'project',
  jobTitle: 'Head of Wool',
  startsOn,
  signedOn,
  amount,
  currency: 'SEK',
});

export const netOf = (month: string, overrides: Partial<ClientAccount>) =>
  composeInvoices(month, account(overrides)).reduce((sum, { netAmount }) => sum + netAmount, 0);

/** Splits a month into periods, of which any may be a single day. */
export const splitMonths = fc
  .tuple(months, fc.uniqueArray(fc.integer({ min: 2, max: 31 }), { maxLength: 6 }))
  .map(([month, starts]) => {
    const days = countDaysOf(month);
    const firsts = [1, ...starts.filter((day) => day <= days).toSorted((a, b) => a - b)];
    const parts = firsts.map(
      (first, index): ClosedPeriod => ({
        startsOn: addDays(firstDayOf(month), first - 1),
        endsOn: addDays(firstDayOf(month), (firsts[index + 1] ?? days + 1) - 2),
      }),
    );
    return { month, parts };
  });
