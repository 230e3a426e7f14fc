import { invoiceCall } from '../../../domain/invoices/invoice-calls.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db, now, type Query, requireRow } from '../../postgres/query.ts';
import { lockInvoice } from './lock-invoice.ts';

/**
 * Sends a credit note: a negative copy of the invoice, with a new number. The month can be invoiced again afterwards.
 */
export const creditInvoice = defineAction({
  name: 'credit-invoice',
  roles: ['admin', 'recruiter'],
  schema: invoiceCall,
  async run({ invoice_id: id }, call, staff) {
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const invoice = await lockInvoice(query, staff, id);
      const isCreditable =
        invoice.kind === 'invoice' && invoice.state !== 'draft' && !invoice.credited_at;
      if (!isCreditable) throw new FunctionError('conflict');
      const creditNote = await copyNegative(query, id);
      const today = toStockholmDay(new Date());
      const sent = await query(
        db
          .updateTable('invoices')
          .set({ state: 'sent', issued_on: today, due_on: today })
          .where('id', '=', creditNote)
          .returning(['id', 'number']),
      );
      await query(db.updateTable('invoices').set({ credited_at: now }).where('id', '=', id));
      return requireRow(sent);
    });
  },
});

async function copyNegative(query: Query, id: string): Promise<string> {
  const copied = await query<{ id: string }>(
    `insert into public.invoices (
       client_id, kind, credits_id, month, currency, language, vat_treatment, vat_rate,
       net_amount, vat_amount, total_amount, sek_rate, seller, buyer
     )
     select client_id, 'credit_note', id, month, currency, language, vat_treatment, vat_rate,
       -net_amount, -vat_amount, -total_amount, sek_rate, seller, buyer
     from public.invoices where id = $1
     returning id`,
    [id],
  );
  const creditNote = requireRow(copied).id;
  await query(
    `insert into public.invoice_lines (
       invoice_id, position, kind, client_plan_id, client_project_id, description, names_job, starts_on, ends_on,
       days, days_in_month, unit_amount, amount
     )
     select $2, position, kind, client_plan_id, client_project_id, description, names_job, starts_on, ends_on,
       days, days_in_month, -unit_amount, -amount
     from public.invoice_lines where invoice_id = $1`,
    [id, creditNote],
  );
  return creditNote;
}
