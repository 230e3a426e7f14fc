import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxAmount } from '../money.ts';
import { maxSekRate, needsSekRate, parseSekRate, rateUnits, toSek } from './sek-rate.ts';

const amount = fc.integer({ min: -maxAmount, max: maxAmount });
const rate = fc.integer({ min: 1, max: maxSekRate });

it('converts an amount to the exact product, rounded to the nearest öre', () => {
  fc.assert(
    fc.property(amount, rate, (money, by) => {
      const exact = BigInt(money) * BigInt(by);
      const off = BigInt(toSek(money, by)) * BigInt(rateUnits) - exact;
      expect(2n * (off < 0n ? -off : off) <= BigInt(rateUnits)).toBe(true);
    }),
  );
});

it('mirrors an invoice in its credit note', () => {
  fc.assert(
    fc.property(amount, rate, (money, by) => {
      expect(toSek(money, by) + toSek(-money, by)).toBe(0);
    }),
  );
});

it('keeps the amount at a rate of one', () => {
  fc.assert(
    fc.property(amount, (money) => {
      expect(toSek(money, rateUnits) === money).toBe(true);
    }),
  );
});

it('reads the rate that it writes', () => {
  fc.assert(
    fc.property(rate, fc.constantFrom('.', ','), (money, point) => {
      const decimals = String(money % rateUnits).padStart(4, '0');
      const text = `${Math.floor(money / rateUnits)}${point}${decimals}`;
      expect(parseSekRate(text)).toBe(money > maxSekRate ? undefined : money);
    }),
  );
  for (const text of ['', '0', '-1', '11.45701', '1e3', 'elva', '1000,1']) {
    expect(parseSekRate(text)).toBeUndefined();
  }
  expect(parseSekRate(' 11,457 ')).toBe(114_570);
});

it('needs a rate only for an invoice with VAT in another currency', () => {
  expect(needsSekRate({ currency: 'EUR', vat_amount: 1 })).toBe(true);
  expect(needsSekRate({ currency: 'EUR', vat_amount: 0 })).toBe(false);
  expect(needsSekRate({ currency: 'SEK', vat_amount: 1 })).toBe(false);
});
