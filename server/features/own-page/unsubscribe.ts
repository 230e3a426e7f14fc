import type { Call } from '../../functions/call.ts';
import { db } from '../../postgres/query.ts';
import type { PersonLink } from './open-link.ts';

/** Ends mail about new jobs. Calling it again has no effect. */
export async function unsubscribe(link: PersonLink, { context }: Call): Promise<{ ok: true }> {
  await context.database.query(
    db
      .updateTable('candidates')
      .set({ wants_alerts: false })
      .where('person_id', '=', link.personId)
      .where('wants_alerts', '=', true),
  );
  return { ok: true };
}
