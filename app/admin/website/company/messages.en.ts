import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const companyFacts = {
  title: 'Company details',
  text: 'Legal name, organisation number, F-tax and address, in the footer, the terms and the privacy policy.',
  readOnly: 'View only. Only administrators can change company details.',
  facts: {
    title: 'Company',
    text: 'Shown in the footer, on the contact page and beside the terms. The privacy policy names the company as the controller.',
    legalName: 'Legal name',
    legalNameHint: 'As registered, such as Example AB.',
    number: 'Organisation number',
    numberHint: 'Six digits, a hyphen and four digits.',
    numberInvalid: 'Write it as 556000-0000.',
    fTax: 'Approved for Swedish F-tax',
    yes: 'Yes',
    no: 'No',
    save: 'Save company details',
    saved: 'Company details saved.',
  },
  office: {
    title: 'Office',
    text: 'Shown in the footer, on the contact page and in the privacy policy. Leave the street empty to show only the city.',
    street: 'Street and number',
    postalCode: 'Postal code',
    city: 'City',
    country: 'Country',
    countries: { SE: 'Sweden', NO: 'Norway', DK: 'Denmark', FI: 'Finland' },
    save: 'Save address',
    saved: 'Address saved.',
  },
} as const;

export type CompanyFactsMessages = MessagesOf<typeof companyFacts>;
