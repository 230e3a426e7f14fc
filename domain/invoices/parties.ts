import { z } from 'zod';
import { companyFacts } from '../company/company-facts.ts';
import { office } from '../company/office.ts';
import type { VatTreatment } from './vat.ts';

// Seller and buyer as an invoice stores them when it is sent.

/** The part of the seller that the settings of the process name. */
const seller = z.object({
  name: z.string(),
  vat_number: z.string().optional(),
  email: z.string(),
  phone: z.string(),
  bankgiro: z.string().optional(),
  iban: z.string().optional(),
  bic: z.string().optional(),
});

export type Seller = z.infer<typeof seller>;

const { organisation_number, has_f_tax } = companyFacts.shape;

export const storedSeller = seller.extend({ organisation_number, has_f_tax, office });

export type StoredSeller = z.infer<typeof storedSeller>;

/** Facts of the seller without which no invoice gets its number. */
const sellerFacts = [
  'legal_name',
  'organisation_number',
  'address',
  'vat_number',
  'account',
  'iban',
] as const;

export type SellerFact = (typeof sellerFacts)[number];

type Facts = Pick<
  StoredSeller,
  'organisation_number' | 'vat_number' | 'bankgiro' | 'iban' | 'office'
> & {
  legal_name: string;
};

type Invoiced = { currency: string; vat_treatment: VatTreatment };

/**
 * The VAT number may be missing on an invoice that neither charges VAT nor leaves it to the buyer. A bankgiro takes
 * kronor only, so an invoice in another currency needs the IBAN.
 */
export function listMissingFacts(facts: Facts, invoice: Invoiced): SellerFact[] {
  const isInKronor = invoice.currency === 'SEK';
  const has: Record<SellerFact, boolean> = {
    legal_name: facts.legal_name !== '',
    organisation_number: facts.organisation_number !== '',
    address: hasPostalAddress(facts.office),
    vat_number: Boolean(facts.vat_number) || invoice.vat_treatment === 'outside_eu',
    account: !isInKronor || Boolean(facts.bankgiro || facts.iban),
    iban: isInKronor || Boolean(facts.iban),
  };
  return sellerFacts.filter((fact) => !has[fact]);
}

export const buyer = z.object({
  name: z.string(),
  organisation_number: z.string().nullable(),
  vat_number: z.string().nullable(),
  street: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
  reference: z.string().nullable(),
});

export type Buyer = z.infer<typeof buyer>;

/** An invoice without the postal addresses of seller and buyer is not valid. */
export function hasPostalAddress(address: Pick<Buyer, 'street' | 'postal_code' | 'city'>): boolean {
  const { street, postal_code, city } = address;
  return [street, postal_code, city].every((part) => part?.trim());
}
