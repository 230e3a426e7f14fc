import { maxFileMebibytes } from '../../../../domain/limits.ts';
import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const companyFacts = {
  title: 'Company',
  legalName: 'Legal name',
  number: 'Organisation number',
  country: 'Country',
  language: 'Language',
  languages: { en: 'English', sv: 'Swedish' },
  website: 'Website',
  location: 'Location',
  owner: 'Owner',
  ownerHint: 'Sees prices and contracts.',
  ownerSet: 'Owner changed.',
  name: 'Name',
  dialog: 'Edit company',
  saved: 'Company saved.',
  taken: 'There’s already a client with this name.',
  numberInvalid: 'Enter the whole organisation number, such as 556677-8899.',
  countryInvalid: 'Enter a country, such as Finland or FI.',
  logo: 'Logo',
  logoOf: 'Logo of {name}',
  addLogo: 'Upload logo',
  changeLogo: 'Change logo',
  removeLogo: 'Remove logo',
  logoSaved: 'Logo saved.',
  logoRemoved: 'Logo removed.',
  logoFailed: `Use a PNG, JPEG, WebP or AVIF image of at most ${maxFileMebibytes} MB.`,
} as const;

export const companyBilling = {
  title: 'Billing',
  hidden: 'Prices, billing and contracts are visible to administrators and the client’s owner.',
  vat: 'VAT number',
  vatCharged: 'VAT on invoices',
  vatTreatments: {
    domestic: 'Swedish VAT, 25%',
    reverse_charge: 'None, reverse charge',
    outside_eu: 'None, outside the EU',
  },
  email: 'Invoice email',
  street: 'Street',
  postalCode: 'Postal code',
  city: 'City',
  address: 'Invoice address',
  reference: 'Their reference',
  currency: 'Currency',
  terms: 'Payment terms',
  days: { one: '1 day', other: '{count} days' },
  termsLabel: 'Payment terms in days',
  dialog: 'Edit billing',
  saved: 'Billing saved.',
  vatInvalid:
    'This isn’t a VAT number. Enter the country code and the number, such as SE556000000001.',
  emailInvalid: 'Check the email address.',
  termsInvalid: 'Enter 0 to 120 days.',
} as const;

export type CompanyFactsMessages = MessagesOf<typeof companyFacts>;
export type CompanyBillingMessages = MessagesOf<typeof companyBilling>;
