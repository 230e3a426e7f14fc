import { companyFacts } from '../../../domain/company-facts.ts';
import type { Buyer, Seller } from '../../../domain/invoices/parties.ts';
import { office } from '../../../domain/office.ts';
import { db, type Query, requireRow } from '../../postgres/query.ts';

export async function getBuyer(query: Query, clientId: string): Promise<Buyer> {
  const found = await query(
    db
      .selectFrom('clients as client')
      .innerJoin('client_details as details', 'details.client_id', 'client.id')
      .innerJoin('client_billing as billing', 'billing.client_id', 'client.id')
      .select((eb) => eb.fn.coalesce('details.legal_name', 'client.name').as('name'))
      .select(['organisation_number', 'vat_number', 'street', 'postal_code', 'city', 'country'])
      .select('reference')
      .where('client.id', '=', clientId),
  );
  return requireRow(found);
}

/** Adds the company facts and the postal address, which administrators edit in the back office. */
export async function getSeller(query: Query, seller: Seller) {
  const { rows } = await query(
    db.selectFrom('settings').select(['key', 'value']).where('key', 'in', ['company', 'office']),
  );
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const { legal_name, ...facts } = companyFacts.parse(values.get('company') ?? {});
  return {
    ...seller,
    ...facts,
    name: legal_name || seller.name,
    office: office.parse(values.get('office') ?? {}),
  };
}
