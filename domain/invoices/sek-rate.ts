import { z } from 'zod';
import type { Enums } from '../database.types.ts';
import { invoiceCall } from './invoice-calls.ts';
import { roundShare } from './round.ts';

// The VAT of an invoice in another currency is stated in kronor as well: article 230 of directive 2006/112/EC.

/** A rate is kronor for one unit of the currency, as an integer in ten-thousandths: central banks publish four decimals. */
export const rateUnits = 10_000;
export const maxSekRate = 500_000;

const sekRate = z.int('number_invalid').min(1, 'number_invalid').max(maxSekRate, 'number_invalid');

/** The exchange rate. Without a rate, the one entered before is removed. */
export const invoiceRate = invoiceCall.extend({ sek_rate: sekRate.nullable() });

/** The column `vat_sek_amount` computes the same. */
export const toSek = (amount: number, rate: number): number => roundShare(amount, rate, rateUnits);

type Rated = { currency: Enums<'currency'>; vat_amount: number };

export const needsSekRate = ({ currency, vat_amount: vat }: Rated): boolean =>
  currency !== 'SEK' && vat !== 0;

const ratePattern = /^(\d{1,3})(?:[.,](\d{1,4}))?$/;

/** Reads a rate that a person wrote, such as "11,457". Returns undefined if it is not one. */
export function parseSekRate(text: string): number | undefined {
  const match = ratePattern.exec(text.trim());
  if (!match) return undefined;
  const [, whole = '', decimals = ''] = match;
  const rate = Number(whole) * rateUnits + Number(decimals.padEnd(4, '0'));
  return sekRate.safeParse(rate).data;
}
