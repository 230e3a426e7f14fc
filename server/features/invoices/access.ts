import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { db, type Query } from '../../postgres/query.ts';

/**
 * Locks clients whose money the caller may see: administrators see that of all, recruiters that of their own. The lock
 * makes two people who invoice the same client wait for each other.
 */
export async function lockClients(query: Query, staff: Staff, id?: string): Promise<string[]> {
  let clients = db
    .selectFrom('clients as client')
    .innerJoin('client_details as details', 'details.client_id', 'client.id')
    .select('client.id')
    .orderBy('client.id')
    .forNoKeyUpdate('client');
  if (id) clients = clients.where('client.id', '=', id);
  if (staff.role !== 'admin') clients = clients.where('details.owner_id', '=', staff.id);
  const { rows } = await query(clients);
  return rows.map((client) => client.id);
}

/** Locks the client of an invoice, and returns the invoice. */
export async function lockInvoice(query: Query, staff: Staff, id: string) {
  const find = () => query(db.selectFrom('invoices').selectAll().where('id', '=', id));
  const [found] = (await find()).rows;
  if (!found || (await lockClients(query, staff, found.client_id)).length === 0) {
    throw new FunctionError('not_found');
  }
  // Read again: another transaction may have changed it before the lock.
  const [invoice] = (await find()).rows;
  if (!invoice) throw new FunctionError('not_found');
  return invoice;
}
