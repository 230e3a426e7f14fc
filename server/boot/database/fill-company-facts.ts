import { sql } from 'kysely';
import type { CompanyFacts } from '../../../domain/company/company-facts.ts';
import type { Database } from '../../postgres/database.ts';
import { db } from '../../postgres/query.ts';
import type { Config } from '../config.ts';

/** Stores the company facts of the settings if there are none yet. From then on administrators edit them in the product. */
export async function fillCompanyFacts(
  database: Pick<Database, 'query'>,
  { ORGANISATION_NUMBER, F_TAX }: Pick<Config, 'ORGANISATION_NUMBER' | 'F_TAX'>,
): Promise<void> {
  const value: CompanyFacts = {
    legal_name: '',
    organisation_number: ORGANISATION_NUMBER ?? '',
    has_f_tax: F_TAX,
  };
  await database.query(
    db
      .updateTable('settings')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', 'company')
      .where(sql<boolean>`value = '{}'`),
  );
}
