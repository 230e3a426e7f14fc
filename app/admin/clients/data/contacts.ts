import type { z } from 'zod';
import type { clientContact } from '../../../../domain/clients/client.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { deleteOne, requireRow, unwrap, unwrapRaised } from '../../../backend/unwrap.ts';
import { rowFields } from '../../kit/saved-fields/data/row-fields.ts';

type NewContact = z.output<typeof clientContact>;

/**
 * Makes the person with this address a contact; a person who is not on file is added. Details on file stay: the person
 * may have confirmed them. Returns whether the person was known.
 */
export async function addContact(
  client: BrowserClient,
  clientId: string,
  { title, ...person }: NewContact,
): Promise<boolean> {
  const existingPeople = await unwrap(
    client
      .from('people')
      .select('id')
      .eq('email', person.email)
      .is('merged_into', null)
      .is('anonymised_at', null)
      .maybeSingle(),
  );
  const { id } = existingPeople ?? (await insertPerson(client, person));
  await unwrap(
    client
      .from('client_contacts')
      .insert({ client_id: clientId, person_id: id, title: title ?? null }),
  );
  return existingPeople !== null;
}

function insertPerson(client: BrowserClient, person: Omit<NewContact, 'title'>) {
  const row = { ...person, last_name: person.last_name ?? '', source: 'client' };
  return unwrap(client.from('people').insert(row).select('id').single());
}

const keyOf = (clientId: string, personId: string) =>
  ({ client_id: clientId, person_id: personId }) as const;

export const titleSource = (client: BrowserClient, clientId: string, personId: string) =>
  rowFields(client, {
    table: 'client_contacts',
    key: keyOf(clientId, personId),
    columns: ['title'],
  });

/**
 * Two statements: there is at most one main contact at any time. With `approve` the address gets invoices; only those
 * who may see the billing approve it.
 */
export async function setPrimary(
  client: BrowserClient,
  clientId: string,
  personId: string | null,
  approve?: string,
) {
  await unwrap(
    client
      .from('client_contacts')
      .update({ is_primary: false })
      .eq('client_id', clientId)
      .eq('is_primary', true),
  );
  if (!personId) return;
  const chosen = client.from('client_contacts').update({ is_primary: true });
  requireRow(await unwrap(chosen.match(keyOf(clientId, personId)).select('person_id')));
  if (approve) await approveAddress(client, clientId, personId, approve);
}

/** Approves the address of the main contact for invoices. Fails if it has changed since it was shown. */
export async function approveAddress(
  client: BrowserClient,
  clientId: string,
  personId: string,
  shown: string,
) {
  await unwrapRaised(
    client.rpc('approve_invoice_address', { client: clientId, person: personId, address: shown }),
  );
}

export async function removeContact(client: BrowserClient, clientId: string, personId: string) {
  const contact = client.from('client_contacts').delete().match(keyOf(clientId, personId));
  await deleteOne(contact.select('person_id'));
}

type Removed = { person_id: string; title: string | null; is_primary: boolean };

export async function restoreContact(
  client: BrowserClient,
  clientId: string,
  removed: Removed,
  approve?: string,
) {
  const { person_id, title, is_primary } = removed;
  await unwrap(
    client.from('client_contacts').insert({ client_id: clientId, person_id, title, is_primary }),
  );
  if (approve) await approveAddress(client, clientId, person_id, approve);
}

/** Mails the contact the URL of the portal, also if they have access already. */
export async function givePortalAccess(
  client: BrowserClient,
  clientId: string,
  personId: string,
  { email, seesBilling }: { email: string; seesBilling: boolean },
) {
  const access = { ...keyOf(clientId, personId), email, sees_billing: seesBilling };
  await callFunction(client, 'give-portal-access', access);
}

/** Shows plan, prices and invoices in the portal to a contact, or hides them. */
export async function showBilling(
  client: BrowserClient,
  clientId: string,
  personId: string,
  seesBilling: boolean,
) {
  const rows = await unwrap(
    client
      .from('client_portal_access')
      .update({ sees_billing: seesBilling })
      .match(keyOf(clientId, personId))
      .select('person_id'),
  );
  requireRow(rows);
}

/** Turns the mail of the weekly report on or off. */
export async function setWantsReport(
  client: BrowserClient,
  clientId: string,
  personId: string,
  wants_report: boolean,
) {
  await unwrap(
    client.from('client_portal_access').update({ wants_report }).match(keyOf(clientId, personId)),
  );
}

export async function withdrawPortalAccess(
  client: BrowserClient,
  clientId: string,
  personId: string,
) {
  await unwrap(client.from('client_portal_access').delete().match(keyOf(clientId, personId)));
}
