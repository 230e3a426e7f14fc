import { invoiceRate } from '../../../domain/invoices/sek-rate.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db } from '../../postgres/query.ts';
import { lockInvoice } from './lock-invoice.ts';

/** Enters the rate by which the VAT of a draft in another currency is stated in kronor. */
export const setInvoiceRate = defineAction({
  name: 'set-invoice-rate',
  roles: ['admin', 'recruiter'],
  schema: invoiceRate,
  async run({ invoice_id: id, sek_rate: rate }, call, staff) {
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const invoice = await lockInvoice(query, staff, id);
      if (invoice.state !== 'draft' || invoice.currency === 'SEK') {
        throw new FunctionError('conflict');
      }
      await query(db.updateTable('invoices').set({ sek_rate: rate }).where('id', '=', id));
      return { sek_rate: rate };
    });
  },
});
