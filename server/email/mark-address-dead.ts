import { sql } from 'kysely';
import { db, now, type Query } from '../postgres/query.ts';

/** Marks a person's address as dead if it still is theirs. No more mail is sent to it, and staff are notified. */
export async function markAddressDead(
  query: Query,
  personId: string,
  address: string,
): Promise<void> {
  // A single statement can be retried as a whole, so a retry never finds half of the work done.
  await query(
    db
      .with('marked', (marking) =>
        marking
          .updateTable('people')
          .set({ email_bounced_at: now })
          .where('id', '=', personId)
          .where('email', '=', address)
          .where('email_bounced_at', 'is', null)
          .returning('id'),
      )
      .insertInto('person_events')
      .columns(['person_id', 'kind', 'data'])
      .expression((from) =>
        from
          .selectFrom('marked')
          .select(['id', sql<string>`'email_bounced'`.as('kind'), sql`'{}'::jsonb`.as('data')]),
      ),
  );
}
