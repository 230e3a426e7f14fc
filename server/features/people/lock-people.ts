import { anyOf, db, type Query } from '../../postgres/query.ts';

/**
 * Makes transactions that write to the same people run one after the other; the order prevents
 * deadlocks. Later statements of the transaction see the rows that the earlier one committed.
 */
export async function lockPeople(query: Query, ids: string[]): Promise<void> {
  await query(
    db.selectFrom('people').select('id').where('id', '=', anyOf(ids)).orderBy('id').forUpdate(),
  );
}
