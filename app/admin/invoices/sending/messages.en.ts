import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const invoiceSending = {
  title: 'Send invoice',
  text: 'The invoice gets the next number and can’t be changed afterwards, only credited.',
  mailTitle: { invoice: 'Email the invoice', credit_note: 'Email the credit note' },
  byMail: 'Email it to {email}',
  byMailHint:
    'With the PDF attached, in the client’s language. You can cancel it in the outbox for ten seconds.',
  manual: 'Mark as sent',
  manualHint: 'The PDF is downloaded, and you send it yourself.',
  noAddress:
    'There’s no address to email it to. Add an invoice email to the client, or approve its main contact’s address.',
  noBilling: 'The client’s billing address is missing.',
  lacks: 'Your own details are incomplete: {facts}. The invoice says where to set them.',
  preview: 'Preview of the email',
  previewOf: 'Preview of the email to {email}',
  mail: 'Send email',
  number: 'Mark as sent',
  cancel: 'Cancel',
} as const;

export const missingDetails = {
  title: 'Your details are incomplete',
  text: 'Without these, the invoice can’t get its number. An administrator adds them.',
  facts: {
    legal_name: 'Legal name',
    organisation_number: 'Organisation number',
    address: 'Postal address',
    vat_number: 'VAT number',
    account: 'Bank account',
    iban: 'IBAN',
  },
  onServer: {
    vat_number: 'Set VAT_NUMBER on the server and restart.',
    account: 'Set BANKGIRO or IBAN on the server and restart.',
    iban: 'This invoice isn’t in kronor, and a bankgiro only takes kronor. Set IBAN on the server and restart.',
  },
  company: 'Website, Company details',
  client: {
    title: 'The client’s billing address is missing',
    text: 'Without street, postal code and city, the invoice can’t get its number.',
    open: 'Open {client}',
  },
} as const;

export type InvoiceSendingMessages = MessagesOf<typeof invoiceSending>;
export type MissingDetailsMessages = MessagesOf<typeof missingDetails>;
