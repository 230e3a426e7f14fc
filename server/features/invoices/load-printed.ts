import { buyer, type Seller, storedSeller } from '../../../domain/invoices/parties.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { db, type Query } from '../../postgres/query.ts';
import { getBuyer, getSeller } from './parties.ts';

/** Returns an invoice that the colleague may see: administrators see all, recruiters those of their own clients. */
export const loadPrinted = (query: Query, staff: Staff, id: string, settings: Seller) =>
  load(query, id, settings, staff.role === 'admin' ? undefined : staff.id);

/** Returns an invoice for a contact of its client. The caller must have checked that it is not a draft. */
export const loadSent = (query: Query, id: string, settings: Seller) => load(query, id, settings);

/** Returns an invoice with its lines. A draft has the current facts of seller and buyer, a sent one the stored facts. */
async function load(query: Query, id: string, settings: Seller, ownerId?: string) {
  const invoice = await getInvoice(query, id, ownerId);
  const { rows: lines } = await query(
    db
      .selectFrom('invoice_lines')
      .select(['description', 'amount'])
      .where('invoice_id', '=', id)
      .orderBy('position'),
  );
  const current = invoice.seller ? undefined : await getSeller(query, settings, invoice);
  return {
    ...invoice,
    seller: current?.seller ?? storedSeller.parse(invoice.seller),
    /** Facts of the seller that a draft lacks. */
    missing: current?.missing ?? [],
    buyer: invoice.buyer ? buyer.parse(invoice.buyer) : await getBuyer(query, invoice.client_id),
    lines,
  };
}

export type LoadedInvoice = Awaited<ReturnType<typeof load>>;

async function getInvoice(query: Query, id: string, ownerId: string | undefined) {
  const { rows } = await query(
    db
      .selectFrom('invoices as invoice')
      .innerJoin('client_details as details', 'details.client_id', 'invoice.client_id')
      .leftJoin('invoices as original', 'original.id', 'invoice.credits_id')
      .selectAll('invoice')
      .select(['original.number as credited_number', 'original.state as credited_state'])
      .where('invoice.id', '=', id)
      .$if(ownerId !== undefined, (found) => found.where('details.owner_id', '=', String(ownerId))),
  );
  const [invoice] = rows;
  if (!invoice) throw new FunctionError('not_found');
  return invoice;
}
