import type { Staff } from '../../functions/require-staff.ts';
import { db, type Query } from '../../postgres/query.ts';

/**
 * Locks the clients, or the one with `id`, whose prices and invoices the caller may see: administrators see those of all
 * clients, recruiters those of their own. Returns their ids. The lock makes two people who invoice the same client wait
 * for each other.
 */
export async function lockClientsWithVisibleBilling(
  query: Query,
  staff: Staff,
  id?: string,
): Promise<string[]> {
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
