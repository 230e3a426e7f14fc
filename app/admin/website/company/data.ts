import { type CompanyFacts, companyFacts } from '../../../../domain/company/company-facts.ts';
import { type Office, office } from '../../../../domain/company/office.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import { settingFields } from '../../kit/saved-fields/data/setting-fields.ts';

type Company = { facts: CompanyFacts; office: Office };

export async function readCompany(client: BrowserClient): Promise<Company> {
  const rows = await unwrap(
    client.from('settings').select('key, value').in('key', ['company', 'office']),
  );
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  return {
    facts: companyFacts.parse(values.get('company') ?? {}),
    office: office.parse(values.get('office') ?? {}),
  };
}

export const companyFactsSource = (client: BrowserClient) =>
  settingFields(client, 'company', companyFacts.parse);

export const officeSource = (client: BrowserClient) =>
  settingFields(client, 'office', office.parse);
