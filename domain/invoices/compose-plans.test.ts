import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/calendar-day.ts';
import { composeInvoices } from './compose-invoices.ts';
import { account, amounts, months, netOf, plan, splitMonths } from './invoices.test-samples.ts';
import { type ClosedPeriod, countDaysOf, firstDayOf, lastDayOf } from './month.ts';

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
