import type { Database } from '../../../domain/database.types.ts';
import { parseLeadCalculation } from '../../../domain/leads/lead-calculation.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { deleteOne, requireRow, unwrap } from '../../backend/unwrap.ts';

type Public = Database['public'];

export type LeadState = Public['Enums']['lead_state'];

const columns =
  'id, person_id, client_id, source, company, plan, roles_to_fill, message, calculation, language, state, state_changed_at, assignee_id, note, created_at, person:people(full_name, email, phone), client:clients(name)';

export async function findLead(client: BrowserClient, id: string) {
  const row = await unwrap(client.from('waiting_list').select(columns).eq('id', id).maybeSingle());
  return row && { ...row, calculation: parseLeadCalculation(row.calculation) };
}

export type Lead = NonNullable<Awaited<ReturnType<typeof findLead>>>;

type LeadChange = Pick<
  Public['Tables']['waiting_list']['Update'],
  'state' | 'state_changed_at' | 'assignee_id' | 'client_id'
>;

export async function updateLead(client: BrowserClient, id: string, change: LeadChange) {
  requireRow(await unwrap(client.from('waiting_list').update(change).eq('id', id).select('id')));
}

export type MadeClient = { client_id: string; is_new_client: boolean; is_new_contact: boolean };

export async function makeClient(
  client: BrowserClient,
  leadId: string,
  name: string,
): Promise<MadeClient> {
  return unwrap(client.rpc('make_client_of_lead', { lead: leadId, client_name: name }).single());
}

/** Deletes exactly the client that was created. */
export async function unmakeClient(
  client: BrowserClient,
  { id, person_id }: Pick<Lead, 'id' | 'person_id'>,
  made: MadeClient,
): Promise<void> {
  await updateLead(client, id, { client_id: null });
  if (made.is_new_client) {
    await deleteOne(client.from('clients').delete().eq('id', made.client_id).select('id'));
  } else if (made.is_new_contact) {
    const contact = client.from('client_contacts').delete().eq('client_id', made.client_id);
    await deleteOne(contact.eq('person_id', person_id).select('person_id'));
  }
}
