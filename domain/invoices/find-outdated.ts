import { type InvoicedPlan, listPlanLines } from './invoice-line.ts';
import { type ClosedPeriod, monthOf } from './month.ts';

/** An invoice that was sent and not credited, with the sum of its lines for plans, without VAT. */
export type SentInvoice = Pick<InvoicedPlan, 'currency'> & { month: string; planAmount: number };

type Outdated<Sent> = Sent & {
  /** The present prices of the plans of the month. */
  dueAmount: number;
};

/**
 * Returns the invoices whose month costs something else since a plan or a pause of that month was changed.
 * They are credited and sent again: a sent invoice never changes.
 */
export function findOutdatedInvoices<Sent extends SentInvoice>(
  invoices: readonly Sent[],
  plans: readonly InvoicedPlan[],
  pauses: readonly ClosedPeriod[],
): Outdated<Sent>[] {
  return invoices
    .map((invoice) => ({
      ...invoice,
      dueAmount: listPlanLines(monthOf(invoice.month), plans, pauses)
        .filter(({ currency }) => currency === invoice.currency)
        .reduce((sum, { amount }) => sum + amount, 0),
    }))
    .filter(({ planAmount, dueAmount }) => planAmount !== dueAmount);
}
