import { firstDayOf, monthOf } from '../../../domain/invoices/month.ts';
import { formatAmount, formatDay, formatMonth } from './format.ts';
import type { LoadedInvoice } from './load-printed.ts';

/** Stands for the number that a draft does not have yet. */
const noNumber = { en: '[number]', sv: '[nummer]' };

/** The template of the mail with an invoice, and its values in the language of the client. */
export function describeMail(invoice: LoadedInvoice) {
  const { language, kind, number, due_on: due } = invoice;
  const amount = formatAmount(Math.abs(invoice.total_amount), language);
  return {
    template: kind === 'invoice' ? 'client_invoice' : 'client_credit_note',
    language,
    variables: {
      client_name: invoice.buyer.name,
      number: String(number ?? noNumber[language]),
      credited_number: invoice.credited_number && String(invoice.credited_number),
      was_paid: invoice.credited_state === 'paid' ? String(invoice.credited_number) : null,
      month: formatMonth(firstDayOf(monthOf(invoice.month)), language),
      total: `${amount} ${invoice.currency}`,
      due_on: due && formatDay(due, language),
    },
  };
}
