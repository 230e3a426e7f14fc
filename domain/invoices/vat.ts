import type { Enums } from '../database.types.ts';
import { roundShare } from './round.ts';
import { isVatNumber } from './vat-number.ts';

/** Member states of the European Union other than Sweden, with the prefix of their VAT numbers. */
const euVatPrefixes: Readonly<Record<string, string>> = {
  AT: 'AT',
  BE: 'BE',
  BG: 'BG',
  CY: 'CY',
  CZ: 'CZ',
  DE: 'DE',
  DK: 'DK',
  EE: 'EE',
  ES: 'ES',
  FI: 'FI',
  FR: 'FR',
  GR: 'EL',
  HR: 'HR',
  HU: 'HU',
  IE: 'IE',
  IT: 'IT',
  LT: 'LT',
  LU: 'LU',
  LV: 'LV',
  MT: 'MT',
  NL: 'NL',
  PL: 'PL',
  PT: 'PT',
  RO: 'RO',
  SI: 'SI',
  SK: 'SK',
};

export type VatTreatment = Enums<'vat_treatment'>;

/** Percent by treatment. */
export const vatRates: Readonly<Record<VatTreatment, number>> = {
  domestic: 25,
  reverse_charge: 0,
  outside_eu: 0,
};

type Buyer = { country: string; vatNumber: string | null };

/**
 * Companies elsewhere in the EU account for the VAT themselves, if they have a VAT number of their country. Without one the
 * service is taxed as in Sweden. Services to companies outside the EU are not taxed here.
 */
export function vatTreatmentOf({ country, vatNumber }: Buyer): VatTreatment {
  if (country === 'SE') return 'domestic';
  const prefix = euVatPrefixes[country];
  if (!prefix) return 'outside_eu';
  return vatNumber?.startsWith(prefix) && isVatNumber(vatNumber) ? 'reverse_charge' : 'domestic';
}

/** VAT is rounded once, on the sum of the lines. */
export const vatOn = (netAmount: number, treatment: VatTreatment): number =>
  roundShare(netAmount, vatRates[treatment], 100);
