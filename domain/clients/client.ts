import { z } from 'zod';
import { parseCountry } from '../country.ts';
import { currencies } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import { isVatNumber } from '../invoices/vat-number.ts';
import { languages } from '../language.ts';
import { maxLocationLength, maxNameLength } from '../limits.ts';

/** Lengths of texts about a client; the constraints of the tables have the same numbers. */
export const maxClientLengths = {
  name: 120,
  legalName: 160,
  title: 120,
  reference: 120,
  street: 160,
  postalCode: 20,
  city: 120,
  /** The length allows for the spaces and dashes that people type. */
  organisationNumber: 20,
  vatNumber: 20,
  /** The length allows for a name, because people may type one instead of a code. */
  country: 60,
} as const;

export const maxPaymentDays = 120;

/** Upper case, because registers and invoices write numbers and codes so. */
const code = (pattern: RegExp) =>
  field.optional(
    z.string('invalid').trim().toUpperCase().pipe(z.string().regex(pattern, 'invalid')),
  );

/** Facts that every recruiter reads. */
export const clientFacts = z.object({
  name: field.requiredLine(maxClientLengths.name),
  legal_name: field.line(maxClientLengths.legalName),
  organisation_number: code(/^[0-9A-Z][0-9A-Z -]{3,18}[0-9A-Z]$/),
  country: z.string('invalid').transform(parseCountry).pipe(z.string('invalid')),
  language: z.enum(languages, 'choice_invalid'),
  website: field.webUrl,
  location: field.line(maxLocationLength),
});

/** Facts for invoices, which only administrators and the owner read. */
export const clientBilling = z.object({
  vat_number: field.optional(
    z
      .string('invalid')
      .transform((value) => value.replace(/[\s-]/g, '').toUpperCase())
      .pipe(z.string().refine(isVatNumber, 'invalid')),
  ),
  invoice_email: field.optional(field.email),
  street: field.line(maxClientLengths.street),
  postal_code: field.line(maxClientLengths.postalCode),
  city: field.line(maxClientLengths.city),
  reference: field.line(maxClientLengths.reference),
  currency: z.enum(currencies, 'choice_invalid'),
  payment_terms_days: z.coerce
    .number('invalid')
    .int('invalid')
    .min(0, 'invalid')
    .max(maxPaymentDays, 'invalid'),
});

/** A person at the client. */
export const clientContact = z.object({
  first_name: field.requiredName(maxNameLength),
  last_name: field.name(maxNameLength),
  email: field.email,
  phone: field.phone,
  language: z.enum(languages, 'choice_invalid'),
  title: field.line(maxClientLengths.title),
});
