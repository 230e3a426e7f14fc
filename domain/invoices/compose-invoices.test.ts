import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeInvoices, sumLines } from './compose-invoices.ts';
import {
  account,
  amounts,
  plan,
  project,
  splitMonths,
  treatments,
} from './invoices.test-samples.ts';
import { firstDayOf, lastDayOf } from './month.ts';
import { vatOn } from './vat.ts';

describe('an invoice', () => {
  const accounts = fc.record({ split: splitMonths, amount: amounts, fixed: amounts, treatments });

  test('is the sum of its lines, is never negative and is the same each time', () => {
    fc.assert(
      fc.property(accounts, ({ split: { month, parts }, amount, fixed }) => {
        const input = account({
          country: 'FI',
          plans: parts.map((part, index) => plan(part.startsOn, part.endsOn, amount + index)),
          pauses: parts.slice(1, 2),
          projects: [project(firstDayOf(month), lastDayOf(month), fixed)],
        });
        const invoices = composeInvoices(month, input);
        expect(composeInvoices(month, input)).toEqual(invoices);
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
