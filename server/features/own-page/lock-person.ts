import { FunctionError } from '../../functions/errors.ts';
import { db, type Query } from '../../postgres/query.ts';
import type { PersonLink } from './open-link.ts';

/**
 * Locks the person of a link, who may have been erased or merged since the link was opened. Rows that refer to the
 * person can still be written: a transaction that writes one, such as the mail of an interview, may hold the row that this
 * caller locks next.
 */
export async function lockPerson(query: Query, { personId }: PersonLink): Promise<void> {
  const { rowCount } = await query(
    db
      .selectFrom('people')
      .select('id')
      .where('id', '=', personId)
      .where('anonymised_at', 'is', null)
      .where('merged_into', 'is', null)
      .forNoKeyUpdate(),
  );
  if (rowCount === 0) throw new FunctionError('link_invalid');
}
