import { z } from 'zod';
import { organisationNumberPattern } from '../../../domain/company/company-facts.ts';
import { anyUrl, describe, flag, integer, mailAddress, webUrl, yesOrNo } from './kinds.ts';

export const companySettings = {
  SITE_NAME: describe(z.string().trim().min(1).max(40).default('Alpaca'), {
    description: 'Name of the product on every page and in every mail',
    allowed: '1 to 40 characters',
  }),
  CONTACT_EMAIL: describe(z.email().default('hello@alpaca.example'), {
    description: 'E-mail address in the footer and on the contact page',
    allowed: mailAddress,
  }),
  CONTACT_PHONE: describe(
    z
      .string()
      .regex(/^\+[0-9][0-9 ()-]{5,24}$/)
      .default('+46 8 000 00 00'),
    {
      description: 'Phone number on the home page, in the footer and on the contact page',
      allowed: 'a number with country code, such as `+46 8 000 00 00`',
    },
  ),
  SUPPORT_EMAIL: describe(z.email().default('support@alpaca.example'), {
    description: 'E-mail address shown on the error screen',
    allowed: mailAddress,
  }),
  SOCIAL_URL: describe(webUrl.default('https://www.linkedin.com/company/example'), {
    description: 'The company’s social profile, linked in the footer',
    allowed: anyUrl,
  }),
  ORGANISATION_NUMBER: describe(z.string().regex(organisationNumberPattern).optional(), {
    description:
      'Organisation number at the first start; then edited under “Website”, “Company details”',
    allowed: 'a number such as `556000-0000`',
  }),
  F_TAX: describe(flag.default(false), {
    description:
      'Whether the company is approved for Swedish F-tax, at the first start; then edited there',
    allowed: yesOrNo,
  }),
  VAT_NUMBER: describe(
    z
      .string()
      .regex(/^SE[0-9]{10}01$/)
      .optional(),
    {
      description: 'VAT number of the company, shown on invoices',
      allowed: 'a number such as `SE556000000001`',
    },
  ),
  BANKGIRO: describe(
    z
      .string()
      .regex(/^[0-9]{3,4}-[0-9]{4}$/)
      .optional(),
    {
      description: 'Bankgiro number for payments in kronor, shown on invoices',
      allowed: 'a number such as `000-0000`',
    },
  ),
  IBAN: describe(
    z
      .string()
      .transform((value) => value.replaceAll(' ', ''))
      .pipe(z.string().regex(/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/))
      .optional(),
    {
      description: 'Bank account for payments from abroad, shown on invoices',
      allowed: 'an account such as `SE00 0000 0000 0000 0000 0000`',
    },
  ),
  BIC: describe(
    z
      .string()
      .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)
      .optional(),
    {
      description: 'Bank of that account',
      allowed: 'a code of 8 or 11 characters, such as `ALPASESS`',
    },
  ),
  PROJECT_PRICE_EUR: describe(integer(0, 100_000).default(6000), {
    description:
      'Lowest price of project-based recruitment, in euros, shown on the pricing page; 0 hides it',
    allowed: 'a whole number from 0 to 100000',
  }),
  SEK_PER_EUR: describe(z.coerce.number().min(1).max(100).default(11.3), {
    description: 'Kronor per euro, for the approximate prices on Swedish pages',
    allowed: 'a number from 1 to 100, such as `11.3`',
  }),
};
