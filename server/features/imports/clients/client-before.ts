import type { Query } from '../../../postgres/query.ts';

/** The columns that an import fills in where they are blank. */
export type KnownFacts = {
  website: string | null;
  location: string | null;
  about: object;
  legal_name: string | null;
  organisation_number: string | null;
};

export type ClientBefore = {
  /** Hash of the client right after the import. Undo compares it, to see whether somebody has changed the client since. */
  stamp: string;
  /** A known client before the row. */
  known?: KnownFacts;
};

/** Returns a hash of a client, which shows later whether somebody has changed it. */
export async function readClientStamp(query: Query, id: string): Promise<string> {
  const { rows } = await query<{ stamp: string }>(
    `select md5(row(
       client.name, client.website, client.logo_path, client.about, client.location,
       details.owner_id, details.legal_name, details.organisation_number, details.country, details.language,
       billing.vat_number, billing.invoice_email, billing.street, billing.postal_code, billing.city,
       billing.reference, billing.currency, billing.payment_terms_days
     )::text) as stamp
     from public.clients as client
     join public.client_details as details on details.client_id = client.id
     join public.client_billing as billing on billing.client_id = client.id
     where client.id = $1 for update`,
    [id],
  );
  return rows[0]?.stamp ?? '';
}
