import { z } from 'zod';

/** Facts of the company that visitors see, as stored in the settings; missing ones are empty. */
export const companyFacts = z.object({
  legal_name: z.string().catch(''),
  organisation_number: z.string().catch(''),
  has_f_tax: z.boolean().catch(false),
});

export type CompanyFacts = z.infer<typeof companyFacts>;

export const maxLegalNameLength = 120;

/** A Swedish organisation number, as the Companies Registration Office writes it. */
export const organisationNumberPattern = /^[0-9]{6}-[0-9]{4}$/;
export const organisationNumberLength = 11;
