import { invoiceCall } from '../../../domain/invoices/invoice-calls.ts';
import { buyer, storedSeller } from '../../../domain/invoices/parties.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { db, type Query } from '../../postgres/query.ts';
import { getBuyer, getSeller } from './parties.ts';
import { renderPdf } from './pdf/render.ts';

/** Renders an invoice as a PDF. A draft shows the present facts of seller and buyer, a sent one those it was sent with. */
export const showInvoicePdf = defineAction({
  name: 'invoice-pdf',
  roles: ['admin', 'recruiter'],
  schema: invoiceCall,
  async run({ invoice_id: id }, call, staff) {
    const { site, seller, database } = call.context;
    const query = database.query;
    const invoice = await getInvoice(query, staff, id);
    const { rows: lines } = await query(
      db
        .selectFrom('invoice_lines')
        .select(['description', 'amount'])
        .where('invoice_id', '=', id)
        .orderBy('position'),
    );
    const printed = {
      ...invoice,
      seller: invoice.seller ? storedSeller.parse(invoice.seller) : await getSeller(query, seller),
      buyer: invoice.buyer ? buyer.parse(invoice.buyer) : await getBuyer(query, invoice.client_id),
      lines,
    };
    const pdf = await renderPdf(printed, site.name);
    return new Response(Buffer.from(pdf), {
      headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store' },
    });
  },
});

async function getInvoice(query: Query, staff: Staff, id: string) {
  const { rows } = await query(
    db
      .selectFrom('invoices as invoice')
      .innerJoin('client_details as details', 'details.client_id', 'invoice.client_id')
      .leftJoin('invoices as original', 'original.id', 'invoice.credits_id')
      .selectAll('invoice')
      .select('original.number as credited_number')
      .where('invoice.id', '=', id)
      .$if(staff.role !== 'admin', (found) => found.where('details.owner_id', '=', staff.id)),
  );
  const [invoice] = rows;
  if (!invoice) throw new FunctionError('not_found');
  return invoice;
}
