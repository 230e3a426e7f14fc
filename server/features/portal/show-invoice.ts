import { pdfType } from '../../../domain/document.ts';
import { invoiceCall } from '../../../domain/invoices/invoice-calls.ts';
import { actAs } from '../../functions/act-as.ts';
import type { Call } from '../../functions/call.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { getPdf } from '../invoices/get-pdf.ts';
import { loadSent } from '../invoices/load-printed.ts';

/** The PDF of a sent invoice for a contact who sees the invoices of the client: the same file that was mailed. */
export const showPortalInvoice = defineAction({
  name: 'portal-invoice-pdf',
  roles: 'anyone',
  schema: invoiceCall,
  async run({ invoice_id: id }, call) {
    const { invoice, contact } = await openInvoice(id, call);
    const pdf = await getPdf(invoice, call.context, contact);
    await call.context.database.query('select private.record_opened_invoice($1, $2)', [
      id,
      contact,
    ]);
    return new Response(Buffer.from(pdf), {
      headers: { 'content-type': pdfType, 'cache-control': 'no-store' },
    });
  },
});

/** Checks access and loads the invoice. The transaction ends before the PDF is rendered, so that rendering holds no connection. */
async function openInvoice(id: string, { request, context }: Call) {
  const identity = await context.identify(request);
  return context.database.transaction(async (query) => {
    await actAs(query, identity);
    const { rows } = await query<{ person_id: string }>(
      'select person_id from private.portal_invoices() where invoice_id = $1',
      [id],
    );
    const [contact] = rows;
    // Throws the same error for a draft, an invoice of another client and one that never existed, so that it reveals
    // nothing.
    if (!contact) throw new FunctionError('not_allowed');
    return {
      invoice: await loadSent(query, id, context.seller),
      contact: contact.person_id,
    };
  });
}
