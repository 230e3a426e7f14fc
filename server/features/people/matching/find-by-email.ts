import { sql } from 'kysely';
import { db, type Query } from '../../../postgres/query.ts';

type PersonMatch = {
  id: string;
  /** False if it is the address of a record that was merged into the person's. */
  isOnFile: boolean;
};

/**
 * Selects a person by address, also by that of a merged record. The operator is named with its schema: without
 * `extensions` in the search path, the comparison would be one of texts, which has no index.
 */
export const selectByEmail = (email: string) =>
  db
    .selectFrom('people')
    .select((eb) => [
      eb.fn.coalesce('merged_into', 'id').as('id'),
      eb('merged_into', 'is', null).$castTo<boolean>().as('isOnFile'),
    ])
    .where(sql<boolean>`email operator(extensions.=) ${email}::extensions.citext`)
    .where('anonymised_at', 'is', null)
    .orderBy('merged_into', (order) => order.nullsFirst())
    .limit(1);

export async function findByEmail(query: Query, email: string): Promise<PersonMatch | undefined> {
  const { rows } = await query(selectByEmail(email));
  return rows[0];
}
