import { template } from '../../email-template.ts';

/** Mails with invoices, reminders and credit notes. */
export const invoiceTemplates = [
  template({
    key: 'client_invoice',
    sent_when: {
      en: 'When an invoice is emailed to the client',
      sv: 'När en faktura mejlas till kunden',
    },
    subject: {
      en: 'Invoice {{ number }} from {{ site_name }}',
      sv: 'Faktura {{ number }} från {{ site_name }}',
    },
    body: {
      en: `Hi,

      Here’s invoice {{ number }} to {{ client_name }} for {{ month }}: **{{ total }}**{% if due_on %}, due on {{ due_on }}{% endif %}. It’s attached as a PDF.

      Any questions? Just reply to this email.`,
      sv: `Hej!

      Här kommer faktura {{ number }} till {{ client_name }} för {{ month }}: **{{ total }}**{% if due_on %}, att betala senast {{ due_on }}{% endif %}. Den är bifogad som pdf.

      Har du frågor? Svara bara på mejlet.`,
    },
    sample: {
      client_name: 'Kvist AB',
      number: '128',
      month: { en: 'May 2027', sv: 'maj 2027' },
      total: { en: '37,500.00 SEK', sv: '37 500,00 SEK' },
      due_on: { en: '30 June 2027', sv: '30 juni 2027' },
    },
  }),
  template({
    key: 'client_invoice_reminder',
    sent_when: {
      en: 'When an overdue invoice is emailed to the client again',
      sv: 'När en förfallen faktura mejlas till kunden igen',
    },
    subject: {
      en: 'Reminder: invoice {{ number }} from {{ site_name }}',
      sv: 'Påminnelse: faktura {{ number }} från {{ site_name }}',
    },
    body: {
      en: `Hi,

      Invoice {{ number }} to {{ client_name }} for {{ month }}, **{{ total }}**, was due on {{ due_on }}, and we can’t see a payment yet. It’s attached again as a PDF.

      Already paid? Then please ignore this. Any questions? Just reply to this email.`,
      sv: `Hej!

      Faktura {{ number }} till {{ client_name }} för {{ month }}, **{{ total }}**, förföll {{ due_on }} och vi ser ännu ingen betalning. Den är bifogad igen som pdf.

      Är den redan betald kan du bortse från mejlet. Har du frågor? Svara bara på mejlet.`,
    },
    sample: {
      client_name: 'Kvist AB',
      number: '128',
      month: { en: 'May 2027', sv: 'maj 2027' },
      total: { en: '37,500.00 SEK', sv: '37 500,00 SEK' },
      due_on: { en: '30 June 2027', sv: '30 juni 2027' },
    },
  }),
  template({
    key: 'client_credit_note',
    sent_when: {
      en: 'When a credit note is emailed to the client',
      sv: 'När en kreditfaktura mejlas till kunden',
    },
    subject: {
      en: 'Credit note {{ number }} from {{ site_name }}',
      sv: 'Kreditfaktura {{ number }} från {{ site_name }}',
    },
    body: {
      en: `Hi,

      Here’s credit note {{ number }} to {{ client_name }}. It credits invoice {{ credited_number }} with **{{ total }}**{% if was_paid %}. You’ve already paid that invoice, so reply and tell us whether you’d like the money back or deducted from your next invoice{% else %}, so please don’t pay that invoice{% endif %}. The credit note is attached as a PDF.

      Any questions? Just reply to this email.`,
      sv: `Hej!

      Här kommer kreditfaktura {{ number }} till {{ client_name }}. Den krediterar faktura {{ credited_number }} med **{{ total }}**{% if was_paid %}. Den fakturan är redan betald. Svara gärna och berätta om ni vill ha pengarna tillbaka eller avdragna på nästa faktura{% else %}, så den fakturan ska inte betalas{% endif %}. Kreditfakturan är bifogad som pdf.

      Har du frågor? Svara bara på mejlet.`,
    },
    sample: {
      client_name: 'Kvist AB',
      number: '129',
      credited_number: '128',
      was_paid: '128',
      total: { en: '37,500.00 SEK', sv: '37 500,00 SEK' },
    },
  }),
];
