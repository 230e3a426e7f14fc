import { z } from 'zod';
import { companyFacts } from '../company-facts.ts';
import { office } from '../office.ts';

// Seller and buyer as an invoice stores them when it is sent.

/** The part of the seller that the settings of the process name. */
export const seller = z.object({
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

/** An invoice without the buyer's postal address is not valid. */
export const isComplete = ({ street, postal_code, city }: Buyer): boolean =>
  [street, postal_code, city].every((part) => part?.trim());
