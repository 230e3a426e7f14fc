import { type CompanyFacts, companyFacts } from '../../../domain/company/company-facts.ts';
import { type Office, office } from '../../../domain/company/office.ts';
import {
  type Buyer,
  listMissingFacts,
  type Seller,
  type StoredSeller,
} from '../../../domain/invoices/parties.ts';
import type { VatTreatment } from '../../../domain/invoices/vat.ts';
import { db, type Query, requireRow } from '../../postgres/query.ts';

export async function getBuyer(query: Query, clientId: string): Promise<Buyer> {
  const result = await query(
    db
      .selectFrom('clients as client')
      .innerJoin('client_details as details', 'details.client_id', 'client.id')
      .innerJoin('client_billing as billing', 'billing.client_id', 'client.id')
      .select((eb) => eb.fn.coalesce('details.legal_name', 'client.name').as('name'))
      .select(['organisation_number', 'vat_number', 'street', 'postal_code', 'city', 'country'])
      .select('reference')
      .where('client.id', '=', clientId),
  );
  return requireRow(result);
}

type Invoiced = { client_id: string; currency: string; vat_treatment: VatTreatment };

/**
 * Adds the company facts and the postal address, which administrators edit in the back office. `missing` names the
 * facts without which the invoice is not sent.
 */
export async function getSeller(query: Query, settings: Seller, invoice: Invoiced) {
  const { rows } = await query(
    db.selectFrom('settings').select(['key', 'value']).where('key', 'in', ['company', 'office']),
  );
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const company = { ...settings, ...companyFacts.parse(values.get('company') ?? {}) };
  const withOffice = { ...company, office: office.parse(values.get('office') ?? {}) };
  const { legal_name, ...facts } = (await isDemo(query, invoice))
    ? fillDemo(withOffice, invoice)
    : withOffice;
  const seller: StoredSeller = { ...facts, name: legal_name || facts.name };
  return { seller, missing: listMissingFacts({ ...seller, legal_name }, invoice) };
}

async function isDemo(query: Query, { client_id: id }: Invoiced): Promise<boolean> {
  const { rowCount } = await query(
    `select from private.demo_rows where kind = 'clients' and row_id = $1`,
    [id],
  );
  return rowCount === 1;
}

type SellerFacts = Seller & CompanyFacts & { office: Office };

/** Invents missing facts, so that clients of the demo can be invoiced in a new installation. They look invented. */
function fillDemo(facts: SellerFacts, { currency }: Invoiced): SellerFacts {
  const { street, postal_code: postalCode, city } = facts.office;
  return {
    ...facts,
    legal_name: facts.legal_name || `${facts.name} Demo AB`,
    organisation_number: facts.organisation_number || '000000-0000',
    vat_number: facts.vat_number ?? 'SE000000000001',
    bankgiro: facts.bankgiro ?? (facts.iban ? undefined : '000-0000'),
    iban: facts.iban ?? (currency === 'SEK' ? undefined : 'SE0000000000000000000000'),
    office: {
      ...facts.office,
      street: street || 'Demogatan 1',
      postal_code: postalCode || '000 00',
      city: city || 'Stockholm',
    },
  };
}
