import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { db, type Query } from '../../postgres/query.ts';
import { lockClientsWithVisibleBilling } from '../clients/lock-clients-with-visible-billing.ts';

/** Locks the client of an invoice that the caller may see, and returns the invoice. */
export async function lockInvoice(query: Query, staff: Staff, id: string) {
  const find = () => query(db.selectFrom('invoices').selectAll().where('id', '=', id));
  const [row] = (await find()).rows;
  if (!row) throw new FunctionError('not_found');
  const visible = await lockClientsWithVisibleBilling(query, staff, row.client_id);
  if (visible.length === 0) throw new FunctionError('not_found');
  // Read again: another transaction may have changed it before the lock.
  const [invoice] = (await find()).rows;
  if (!invoice) throw new FunctionError('not_found');
  return invoice;
}
