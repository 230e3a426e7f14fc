import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxAmount } from '../money.ts';
import { addDays } from '../time/calendar-day.ts';
import { type ClientAccount, composeInvoices, sumLines } from './compose-invoices.ts';
import { halfKey, type InvoicedPlan, type InvoicedProject } from './invoice-line.ts';
import { type ClosedPeriod, countDaysOf, firstDayOf, lastDayOf } from './month.ts';
import { type VatTreatment, vatOn, vatRates } from './vat.ts';

const amounts = fc.integer({ min: 0, max: maxAmount });
const months = fc
  .tuple(fc.integer({ min: 2020, max: 2035 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
const treatments = fc.constantFrom(...(Object.keys(vatRates) as VatTreatment[]));

const account = (given: Partial<ClientAccount>): ClientAccount => ({
  country: 'SE',
  vatNumber: null,
  plans: [],
  pauses: [],
  projects: [],
  invoiced: new Set(),
  ...given,
});

const plan = (startsOn: string, endsOn: string | null, monthlyAmount: number): InvoicedPlan => ({
  id: `${startsOn} ${monthlyAmount}`,
  plan: 'medium',
  startsOn,
  endsOn,
  monthlyAmount,
  currency: 'SEK',
});

const project = (startsOn: string, signedOn: string | null, amount: number): InvoicedProject => ({
  id: 'project',
  jobTitle: 'Head of Wool',
  startsOn,
  signedOn,
  amount,
  currency: 'SEK',
});

const netOf = (month: string, given: Partial<ClientAccount>) =>
  composeInvoices(month, account(given)).reduce((sum, { netAmount }) => sum + netAmount, 0);

/** Splits a month into periods, of which any may be a single day. */
const splitMonths = fc
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

describe('a plan', () => {
  test('costs its price in a whole month', () => {
    fc.assert(
      fc.property(months, amounts, (month, amount) => {
        expect(netOf(month, { plans: [plan('2019-05-17', null, amount)] })).toBe(amount);
        const exact = plan(firstDayOf(month), lastDayOf(month), amount);
        expect(netOf(month, { plans: [exact] })).toBe(amount);
      }),
    );
  });

  test('costs the same in parts as in a whole month', () => {
    fc.assert(
      fc.property(splitMonths, amounts, ({ month, parts }, amount) => {
        const each = parts.map((part) =>
          netOf(month, { plans: [plan(part.startsOn, part.endsOn, amount)] }),
        );
        expect(each.reduce((sum, part) => sum + part, 0)).toBe(amount);
        const plans = parts.map((part) => plan(part.startsOn, part.endsOn, amount));
        expect(netOf(month, { plans })).toBe(amount);
      }),
    );
  });

  test('that changes costs the sum of both parts', () => {
    fc.assert(
      fc.property(
        months,
        fc.integer({ min: 2, max: 28 }),
        amounts,
        amounts,
        (month, day, before, after) => {
          const change = addDays(firstDayOf(month), day - 1);
          const former = plan('2019-01-01', addDays(change, -1), before);
          const next = plan(change, null, after);
          const both = netOf(month, { plans: [next, former] });
          expect(both).toBe(netOf(month, { plans: [former] }) + netOf(month, { plans: [next] }));
          expect(both).toBeGreaterThanOrEqual(Math.min(before, after));
          expect(both).toBeLessThanOrEqual(Math.max(before, after));
        },
      ),
    );
  });

  test('costs its share of the month to the nearest minor unit', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: 1, max: 28 }), amounts, (month, days, amount) => {
        const last = addDays(firstDayOf(month), days - 1);
        const exact = (amount * days) / countDaysOf(month);
        expect(netOf(month, { plans: [plan('2019-01-01', last, amount)] })).toBe(Math.round(exact));
        const rest = netOf(month, { plans: [plan(addDays(last, 1), null, amount)] });
        expect(Math.abs(rest - (amount - exact))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test('costs by day when it starts in the month', () => {
    const [invoice] = composeInvoices('2026-05', {
      ...account({ plans: [plan('2026-05-17', null, 3_100_000)] }),
    });
    expect(invoice).toMatchObject({
      lines: [{ startsOn: '2026-05-17', endsOn: '2026-05-31', days: 15, daysInMonth: 31 }],
      netAmount: 1_500_000,
      vatAmount: 375_000,
      totalAmount: 1_875_000,
    });
  });
});

describe('a pause', () => {
  test('of the whole month leaves nothing to invoice', () => {
    fc.assert(
      fc.property(splitMonths, amounts, ({ month, parts }, amount) => {
        const plans = [plan('2019-01-01', null, amount)];
        expect(composeInvoices(month, account({ plans, pauses: parts }))).toEqual([]);
      }),
    );
  });

  test('and the days without it cost the month together', () => {
    fc.assert(
      fc.property(splitMonths, amounts, fc.nat(), ({ month, parts }, amount, choice) => {
        const pause = parts[choice % parts.length] as ClosedPeriod;
        const charged = netOf(month, {
          plans: [plan('2019-01-01', null, amount)],
          pauses: [pause],
        });
        const saved = netOf(month, { plans: [plan(pause.startsOn, pause.endsOn, amount)] });
        expect(charged + saved).toBe(amount);
      }),
    );
  });

  test('outside the plan changes nothing', () => {
    const plans = [plan('2026-05-01', '2026-05-10', 3_100_000)];
    const pauses = [{ startsOn: '2026-05-09', endsOn: '2026-06-20' }];
    expect(composeInvoices('2026-05', account({ plans, pauses }))).toMatchObject([
      { netAmount: 800_000, lines: [{ days: 8, pausedDays: 2 }] },
    ]);
  });
});

describe('a project', () => {
  test('is invoiced half at the start and half at signing, to the last minor unit', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const projects = [project('2026-05-31', '2026-06-01', amount)];
        const start = netOf('2026-05', { projects });
        const invoiced = new Set([halfKey({ kind: 'project_start', projectId: 'project' })]);
        const signing = netOf('2026-06', { projects, invoiced });
        expect(start + signing).toBe(amount);
        expect(start - signing).toBe(amount % 2);
      }),
    );
  });

  test('that was recorded late comes with the next invoice, once', () => {
    const projects = [project('2026-03-01', '2026-04-10', 900_001)];
    const [first] = composeInvoices('2026-05', account({ projects }));
    expect(first?.lines).toMatchObject([
      { kind: 'project_start', amount: 450_001 },
      { kind: 'project_signing', amount: 450_000 },
    ]);
    const invoiced = new Set(
      first?.lines.map((line) => (line.kind === 'plan' ? '' : halfKey(line))),
    );
    expect(composeInvoices('2026-06', account({ projects, invoiced }))).toEqual([]);
    expect(composeInvoices('2026-02', account({ projects }))).toEqual([]);
  });
});

describe('an invoice', () => {
  const accounts = fc.record({ split: splitMonths, amount: amounts, fixed: amounts, treatments });

  test('is the sum of its lines, is never negative and is the same each time', () => {
    fc.assert(
      fc.property(accounts, ({ split: { month, parts }, amount, fixed }) => {
        const given = account({
          country: 'FI',
          plans: parts.map((part, index) => plan(part.startsOn, part.endsOn, amount + index)),
          pauses: parts.slice(1, 2),
          projects: [project(firstDayOf(month), lastDayOf(month), fixed)],
        });
        const invoices = composeInvoices(month, given);
        expect(composeInvoices(month, given)).toEqual(invoices);
        for (const { lines, netAmount, vatAmount, totalAmount, vatTreatment } of invoices) {
          expect(lines.every((line) => Number.isSafeInteger(line.amount) && line.amount > 0)).toBe(
            true,
          );
          expect(netAmount).toBe(lines.reduce((sum, line) => sum + line.amount, 0));
          expect(vatAmount).toBe(vatOn(netAmount, vatTreatment));
          expect(totalAmount).toBe(netAmount + vatAmount);
        }
      }),
    );
  });

  test('that is credited is mirrored to the last minor unit', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 5 }), treatments, (list, treatment) => {
        const lines = list.map((amount) => ({ amount }));
        const mirrored = lines.map(({ amount }) => ({ amount: -amount }));
        const [invoice, credit] = [sumLines(lines, treatment), sumLines(mirrored, treatment)];
        expect(credit.netAmount + invoice.netAmount).toBe(0);
        expect(credit.vatAmount + invoice.vatAmount).toBe(0);
        expect(credit.totalAmount + invoice.totalAmount).toBe(0);
      }),
    );
  });

  test('has one currency', () => {
    const plans = [
      plan('2026-05-01', '2026-05-15', 3_100_000),
      { ...plan('2026-05-16', null, 310_000), currency: 'EUR' as const },
    ];
    expect(composeInvoices('2026-05', account({ plans }))).toMatchObject([
      { currency: 'SEK', netAmount: 1_500_000 },
      { currency: 'EUR', netAmount: 160_000 },
    ]);
  });
});
