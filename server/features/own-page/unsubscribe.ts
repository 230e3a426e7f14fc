import type { Subscription } from '../../../domain/people/newsletter.ts';
import type { Call } from '../../functions/call.ts';
import { db, now, type Query } from '../../postgres/query.ts';
import { recordPersonEvent } from '../people/record-event.ts';
import type { PersonLink } from './open-link.ts';

/** Ends mail about new jobs, or the newsletter. Calling it again has no effect. */
export async function unsubscribe(
  link: PersonLink,
  from: Subscription,
  { context }: Call,
): Promise<{ ok: true }> {
  if (from === 'newsletter') {
    await context.database.transaction((query) => leaveNewsletter(query, link.personId));
    return { ok: true };
  }
  await context.database.query(
    db
      .updateTable('candidates')
      .set({ wants_alerts: false })
      .where('person_id', '=', link.personId)
      .where('wants_alerts', '=', true),
  );
  return { ok: true };
}

async function leaveNewsletter(query: Query, personId: string): Promise<void> {
  const { rowCount } = await query(
    db
      .updateTable('consents')
      .set({ withdrawn_at: now })
      .where('person_id', '=', personId)
      .where('purpose', '=', 'newsletter')
      .where('withdrawn_at', 'is', null),
  );
  if (rowCount) await recordPersonEvent(query, personId, 'left_newsletter');
}
