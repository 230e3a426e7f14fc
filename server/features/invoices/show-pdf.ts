import { pdfType } from '../../../domain/document.ts';
import { invoiceCall } from '../../../domain/invoices/invoice-calls.ts';
import { defineAction } from '../../functions/define-action.ts';
import { getPdf } from './get-pdf.ts';
import { loadPrinted } from './load-printed.ts';

/** Renders an invoice as a PDF. */
export const showInvoicePdf = defineAction({
  name: 'invoice-pdf',
  roles: ['admin', 'recruiter'],
  schema: invoiceCall,
  async run({ invoice_id: id }, call, staff) {
    const { seller, database } = call.context;
    const invoice = await loadPrinted(database.query, staff, id, seller);
    const pdf = await getPdf(invoice, call.context, staff.id);
    return new Response(Buffer.from(pdf), {
      headers: { 'content-type': pdfType, 'cache-control': 'no-store' },
    });
  },
});
