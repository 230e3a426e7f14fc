import { invoicePayment } from '../../../domain/invoices/invoice-calls.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db } from '../../postgres/query.ts';
import { lockInvoice } from './lock-invoice.ts';

/** Records the day of payment of a sent invoice, or removes it. */
export const markInvoicePaid = defineAction({
  name: 'mark-invoice-paid',
  roles: ['admin', 'recruiter'],
  schema: invoicePayment,
  api: {
    scope: 'invoices:write',
    summary: 'Records the day on which a sent invoice was paid.',
    example: { invoice_id: 'INVOICE_ID', paid_on: '2026-01-30' },
  },
  async run({ invoice_id: id, paid_on: paidOn }, call, staff) {
    if (paidOn && paidOn > toStockholmDay(new Date())) {
      throw new FunctionError('invalid', { fields: { paid_on: 'date_invalid' } });
    }
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const invoice = await lockInvoice(query, staff, id);
      const isPayable =
        invoice.kind === 'invoice' && invoice.state !== 'draft' && !invoice.credited_at;
      if (!isPayable) throw new FunctionError('conflict');
      const state = paidOn ? 'paid' : 'sent';
      await query(db.updateTable('invoices').set({ state, paid_on: paidOn }).where('id', '=', id));
      return { state };
    });
  },
});
