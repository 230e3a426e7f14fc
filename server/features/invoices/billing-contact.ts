import type { Query } from '../../postgres/query.ts';

type BillingContact = { email: string; name: string | null; person_id: string | null };

/**
 * Finds the address for invoices: the one among the billing facts, or else the approved address of the main contact,
 * which an administrator or the owner of the client approved. The mail is tied to the contact with that address, so
 * that it is part of the data of this person.
 */
export async function findBillingContact(
  query: Query,
  clientId: string,
): Promise<BillingContact | undefined> {
  const { rows } = await query<BillingContact>(
    `select address.email, contact.full_name as name, contact.id as person_id
     from public.client_billing as billing
     left join lateral (
       select person.email from public.client_contacts as own
       join public.people as person on person.id = own.person_id
       where own.client_id = billing.client_id and own.is_primary
         and lower(person.email::text) = lower(own.approved_email::text)
         and person.anonymised_at is null and person.erase_after is null
     ) as main on true
     cross join lateral (select coalesce(billing.invoice_email, main.email) as email) as address
     left join lateral (
       select person.id, person.full_name from public.client_contacts as own
       join public.people as person on person.id = own.person_id
       where own.client_id = billing.client_id and person.email = address.email
         and person.anonymised_at is null and person.erase_after is null
       limit 1
     ) as contact on true
     where billing.client_id = $1 and address.email is not null`,
    [clientId],
  );
  return rows[0];
}
