import { sql } from 'kysely';
import { db, now, type Query } from '../postgres/query.ts';

/** Notes that no mail reaches the address of a person, if it still is theirs. Nothing more is sent to it, and staff are told. */
export async function markAddressDead(
  query: Query,
  personId: string,
  address: string,
): Promise<void> {
  // One statement, which is retried as a whole.
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
